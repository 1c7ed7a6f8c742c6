import { countryOf } from '@souk/contract/core/countries.ts'

type Place = {
  city: string
  region: string
  postalCode: string
  country: string
  dialCode: string
  currency: string
  timeZone: string
  streets: readonly string[]
}

const place = (
  city: string,
  region: string,
  postalCode: string,
  country: string,
  currency: string,
  timeZone: string,
  ...streets: string[]
): Place => {
  const dialCode = countryOf(country)?.dial_code ?? ''
  return { city, region, postalCode, country, dialCode, currency, timeZone, streets }
}

/** Where the demo's brands and shops are, with streets that are there. */
export const places = {
  paris: place('Paris', '', '75003', 'FR', 'EUR', 'Europe/Paris', 'Rue de Turenne', 'Rue Charlot', 'Rue de Bretagne'),
  lyon: place('Lyon', '', '69001', 'FR', 'EUR', 'Europe/Paris', 'Rue de la Martinière', 'Quai Saint-Vincent'),
  nantes: place('Nantes', '', '44000', 'FR', 'EUR', 'Europe/Paris', 'Quai de la Fosse', 'Rue Crébillon'),
  nice: place('Nice', '', '06300', 'FR', 'EUR', 'Europe/Paris', 'Rue Cassini', 'Rue Bonaparte'),
  brussels: place('Brussels', '', '1000', 'BE', 'EUR', 'Europe/Brussels', 'Rue Haute', 'Rue Antoine Dansaert'),
  london: place(
    'London',
    '',
    'W1U 4AA',
    'GB',
    'GBP',
    'Europe/London',
    'Chiltern Street',
    'Lamb’s Conduit Street',
    'Redchurch Street',
    'Lordship Lane',
  ),
  york: place('York', '', 'YO1 8BB', 'GB', 'GBP', 'Europe/London', 'Stonegate', 'Fossgate'),
  edinburgh: place('Edinburgh', '', 'EH3 6JN', 'GB', 'GBP', 'Europe/London', 'Dundas Street', 'St Stephen Street'),
  oslo: place('Oslo', '', '0350', 'NO', 'NOK', 'Europe/Oslo', 'Hegdehaugsveien', 'Markveien'),
  bergen: place('Bergen', '', '5003', 'NO', 'NOK', 'Europe/Oslo', 'Skostredet', 'Marken'),
  stockholm: place('Stockholm', '', '118 26', 'SE', 'SEK', 'Europe/Stockholm', 'Skånegatan', 'Nytorgsgatan'),
  copenhagen: place('Copenhagen', '', '1123', 'DK', 'DKK', 'Europe/Copenhagen', 'Gothersgade', 'Store Kongensgade'),
  berlin: place('Berlin', '', '10119', 'DE', 'EUR', 'Europe/Berlin', 'Torstraße', 'Mulackstraße', 'Linienstraße'),
  hamburg: place('Hamburg', '', '20099', 'DE', 'EUR', 'Europe/Berlin', 'Lange Reihe', 'Koppel'),
  milan: place('Milan', 'MI', '20121', 'IT', 'EUR', 'Europe/Rome', 'Via Solferino', 'Corso Garibaldi'),
  florence: place('Florence', 'FI', '50125', 'IT', 'EUR', 'Europe/Rome', 'Via Santo Spirito', 'Borgo San Frediano'),
  lisbon: place('Lisbon', '', '1200-109', 'PT', 'EUR', 'Europe/Lisbon', 'Rua do Século', 'Rua da Escola Politécnica'),
  barcelona: place('Barcelona', '', '08003', 'ES', 'EUR', 'Europe/Madrid', 'Carrer del Rec', 'Passeig del Born'),
  madrid: place('Madrid', '', '28005', 'ES', 'EUR', 'Europe/Madrid', 'Calle Mayor', 'Ribera de Curtidores'),
  seville: place('Seville', '', '41001', 'ES', 'EUR', 'Europe/Madrid', 'Calle Zaragoza', 'Calle Cuna'),
  palma: place('Palma', '', '07001', 'ES', 'EUR', 'Europe/Madrid', 'Carrer de Sant Feliu', 'Carrer de Apuntadors'),
  dubai: place('Dubai', 'Dubai', '', 'AE', 'AED', 'Asia/Dubai', 'Al Wasl Road', 'Alserkal Avenue', 'Jumeirah Street'),
  riyadh: place('Riyadh', '', '12212', 'SA', 'SAR', 'Asia/Riyadh', 'Tahlia Street', 'Olaya Street'),
  kuwait: place(
    'Kuwait City',
    '',
    '15000',
    'KW',
    'KWD',
    'Asia/Kuwait',
    'Salem Al Mubarak Street',
    'Arabian Gulf Street',
  ),
  doha: place('Doha', '', '', 'QA', 'QAR', 'Asia/Qatar', 'Mushaireb Street', 'Al Corniche Street'),
  casablanca: place('Casablanca', '', '20250', 'MA', 'MAD', 'Africa/Casablanca', 'Boulevard d’Anfa', 'Rue Jean Jaurès'),
  capeTown: place(
    'Cape Town',
    'Western Cape',
    '8001',
    'ZA',
    'ZAR',
    'Africa/Johannesburg',
    'Bree Street',
    'Kloof Street',
  ),
  newYork: place(
    'New York',
    'NY',
    '10012',
    'US',
    'USD',
    'America/New_York',
    'Mercer Street',
    'Hudson Street',
    'Elizabeth Street',
  ),
  atlanta: place('Atlanta', 'GA', '30307', 'US', 'USD', 'America/New_York', 'Highland Avenue', 'Krog Street'),
  chicago: place('Chicago', 'IL', '60607', 'US', 'USD', 'America/Chicago', 'Randolph Street', 'Damen Avenue'),
  denver: place('Denver', 'CO', '80205', 'US', 'USD', 'America/Denver', 'Larimer Street', 'Blake Street'),
  portland: place(
    'Portland',
    'OR',
    '97209',
    'US',
    'USD',
    'America/Los_Angeles',
    'NW Thurman Street',
    'SE Division Street',
  ),
  losAngeles: place(
    'Los Angeles',
    'CA',
    '90013',
    'US',
    'USD',
    'America/Los_Angeles',
    'Abbot Kinney Boulevard',
    'Sunset Boulevard',
  ),
  tokyo: place('Tokyo', '', '150-0034', 'JP', 'JPY', 'Asia/Tokyo', 'Daikanyamacho', 'Jingumae'),
  okayama: place('Okayama', '', '711-0912', 'JP', 'JPY', 'Asia/Tokyo', 'Kojima Ajino', 'Kojima Ekimae'),
  seoul: place('Seoul', '', '03052', 'KR', 'KRW', 'Asia/Seoul', 'Bukchon-ro', 'Samcheong-ro'),
  sydney: place('Sydney', 'NSW', '2021', 'AU', 'AUD', 'Australia/Sydney', 'Oxford Street', 'William Street'),
} as const satisfies Record<string, Place>
export type PlaceName = keyof typeof places
