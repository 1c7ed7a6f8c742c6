/** As `plain_words` of the database writes them: small letters and digits without accents, one form for each Arabic letter. */
export function plainWords(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\u0300-\u036f\u0640\u064b-\u065f\u0670]/g, '')
    .replace(/[ßæœøłđðþıٱىة]/g, (letter) => others[letter]!)
  return plain.split(/[^\p{L}\p{N}]+/u).filter(Boolean)
}

const others: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 't',
  ı: 'i',
  ٱ: 'ا',
  ى: 'ي',
  ة: 'ه',
}
