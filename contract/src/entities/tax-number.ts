type Form = { pattern: RegExp; example: string }
const form = (pattern: RegExp, example: string): Form => ({ pattern, example })

/** What a company writes on its invoices, by country; members of the EU write the number with its letters. */
const forms: Readonly<Record<string, Form>> = {
  AE: form(/^\d{15}$/, '100123456700003'),
  AT: form(/^ATU\d{8}$/, 'ATU12345678'),
  AU: form(/^\d{11}$/, '51824753556'),
  BE: form(/^BE[01]\d{9}$/, 'BE0123456789'),
  BG: form(/^BG\d{9,10}$/, 'BG123456789'),
  BH: form(/^\d{15}$/, '220012345600002'),
  BR: form(/^\d{14}$/, '12345678000195'),
  CA: form(/^\d{9}(RT\d{4})?$/, '123456789 RT0001'),
  CH: form(/^CHE\d{9}(MWST|TVA|IVA)?$/, 'CHE-123.456.789'),
  CN: form(/^[0-9A-Z]{18}$/, '91310000MA1K35HD1X'),
  CY: form(/^CY\d{8}[A-Z]$/, 'CY12345678L'),
  CZ: form(/^CZ\d{8,10}$/, 'CZ12345678'),
  DE: form(/^DE\d{9}$/, 'DE123456789'),
  DK: form(/^DK\d{8}$/, 'DK12345678'),
  EE: form(/^EE\d{9}$/, 'EE123456789'),
  EG: form(/^\d{9}$/, '123-456-789'),
  ES: form(/^ES[0-9A-Z]\d{7}[0-9A-Z]$/, 'ESB12345678'),
  FI: form(/^FI\d{8}$/, 'FI12345678'),
  FR: form(/^FR[0-9A-HJ-NP-Z]{2}\d{9}$/, 'FR40303265045'),
  GB: form(/^GB(\d{9}|\d{12})$/, 'GB123456789'),
  GR: form(/^EL\d{9}$/, 'EL123456789'),
  HR: form(/^HR\d{11}$/, 'HR12345678901'),
  HU: form(/^HU\d{8}$/, 'HU12345678'),
  IE: form(/^IE\d[0-9A-Z]\d{5}[A-Z]{1,2}$/, 'IE1234567FA'),
  IN: form(/^\d{2}[A-Z]{5}\d{4}[A-Z][0-9A-Z]Z[0-9A-Z]$/, '27AAPFU0939F1ZV'),
  IT: form(/^IT\d{11}$/, 'IT12345678901'),
  JP: form(/^T\d{13}$/, 'T1234567890123'),
  KR: form(/^\d{10}$/, '123-45-67890'),
  LT: form(/^LT(\d{9}|\d{12})$/, 'LT123456789'),
  LU: form(/^LU\d{8}$/, 'LU12345678'),
  LV: form(/^LV\d{11}$/, 'LV12345678901'),
  MA: form(/^\d{15}$/, '001234567000089'),
  MT: form(/^MT\d{8}$/, 'MT12345678'),
  MX: form(/^[A-ZÑ&]{3,4}\d{6}[0-9A-Z]{3}$/, 'ABC010203AB9'),
  NL: form(/^NL\d{9}B\d{2}$/, 'NL123456789B01'),
  NO: form(/^\d{9}(MVA)?$/, '123456789 MVA'),
  NZ: form(/^\d{8,9}$/, '123-456-789'),
  OM: form(/^OM\d{10}$/, 'OM1100012345'),
  PL: form(/^PL\d{10}$/, 'PL1234567890'),
  PT: form(/^PT\d{9}$/, 'PT123456789'),
  RO: form(/^RO\d{2,10}$/, 'RO12345678'),
  SA: form(/^3\d{13}3$/, '300012345600003'),
  SE: form(/^SE\d{12}$/, 'SE123456789001'),
  SG: form(/^[0-9A-Z]{9,10}$/, '201912345K'),
  SI: form(/^SI\d{8}$/, 'SI12345678'),
  SK: form(/^SK\d{10}$/, 'SK1234567890'),
  TR: form(/^\d{10}$/, '1234567890'),
  US: form(/^\d{9}$/, '12-3456789'),
  ZA: form(/^4\d{9}$/, '4123456789'),
}
/** Elsewhere: at least four digits, so that no dash and no joke passes. */
const anywhere = form(/^(?=(.*\d){4})[0-9A-Z]{5,20}$/, '12345678')

const formOf = (country: string | null) => (country === null ? anywhere : (forms[country] ?? anywhere))

/** People write it in groups, with spaces, dots, dashes or slashes between them. */
const plain = (text: string) => text.replace(/[\s./-]/g, '').toUpperCase()

export function isTaxNumber(country: string | null, text: string): boolean {
  return formOf(country).pattern.test(plain(text))
}

/** What the form of a country looks like, for help and refusals. */
export const taxNumberExample = (country: string | null): string => formOf(country).example
/** The countries whose form is known. */
export const taxCountries: readonly string[] = Object.keys(forms)
