type Parts = { styleCode: string; colour: string; size: string }

/** A readable code such as `OR-101-SAGE-M`; a number follows where it is used already. */
export function skuCode({ styleCode, colour, size }: Parts, used: ReadonlySet<string>): string {
  const part = (text: string) =>
    text
      .normalize('NFKC')
      .toUpperCase()
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
  const code = [styleCode, part(colour), part(size)].filter(Boolean).join('-').slice(0, 70)
  if (!used.has(code)) return code
  for (let n = 2; ; n += 1) if (!used.has(`${code}-${n}`)) return `${code}-${n}`
}
