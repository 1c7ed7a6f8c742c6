const size = 3

/** Three letters that remind of a name, the likeliest first: Maison Orla → MAI, MAS, … and in the end any that is free. */
export function* sequenceCodesFor(name: string): Generator<string> {
  const words = name
    .normalize('NFD')
    .toUpperCase()
    .replace(/[^A-Z\s]/g, '')
    .split(/\s+/)
    .filter(Boolean)
  const letters = words.join('')
  if (words.length >= size)
    yield words
      .slice(0, size)
      .map((word) => word[0])
      .join('')
  if (letters.length >= size) yield letters.slice(0, size)
  for (let second = 1; second < letters.length; second += 1) {
    for (let third = second + 1; third < letters.length; third += 1) {
      yield `${letters[0]}${letters[second]}${letters[third]}`
    }
  }
  for (let n = 0; n < 26 ** size; n += 1) yield codeAt((n * 7919 + letters.length) % 26 ** size)
}

function codeAt(n: number): string {
  return [676, 26, 1].map((weight) => String.fromCharCode(65 + (Math.floor(n / weight) % 26))).join('')
}
