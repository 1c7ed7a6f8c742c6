/** A text in which what matched stands between ⟦ and ⟧. */
export function Marked({ text }: { text: string }) {
  return text
    .split(/(⟦[^⟧]*⟧)/)
    .map((part, at) => (part.startsWith('⟦') ? <mark key={at}>{part.slice(1, -1)}</mark> : part))
}
