/**
 * Names keep their own direction inside a sentence that runs the other way, digits and brackets included. A sentence is
 * text, so it takes the characters made for it. Not for subjects: old mail programs draw them.
 */
export function isolated<W extends Readonly<Record<string, string>>>(words: W): W {
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, word && `\u2068${word}\u2069`])) as W
}
