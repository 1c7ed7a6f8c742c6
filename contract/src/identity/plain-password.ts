const swaps: Record<string, string> = {
  '@': 'a',
  '4': 'a',
  '3': 'e',
  '1': 'i',
  '!': 'i',
  '0': 'o',
  $: 's',
  '5': 's',
  '7': 't',
  '+': 't',
}

/** What is left of a password without its case and the digits and signs around it; a number stays a number. */
export function plainOf(password: string): string {
  const lower = password.toLowerCase()
  const core = lower.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  return core === '' ? lower.replace(/\D/g, '') : core.replace(/[^\p{L}\p{N}]/gu, '')
}

/** The digits around it, which are usual up to a year or as a number that is itself listed. */
export function digitsAround(password: string): string {
  const [before = '', after = ''] = [/^[^\p{L}]+/u, /[^\p{L}]+$/u].map((end) => end.exec(password)?.[0] ?? '')
  return (before + after).replace(/\D/g, '')
}

/** Signs written for letters, as in p@ssw0rd, turned back; those at the end stay an ending. */
export function withoutSwaps(password: string): string {
  const ending = /[^\p{L}]*$/u.exec(password)?.[0] ?? ''
  const word = password.slice(0, password.length - ending.length)
  return word.replace(/[@43150!$7+]/g, (sign) => swaps[sign] ?? sign) + ending
}

/** FNV-1a of 32 bits: short enough to send, and no list of words to read. */
export function fingerprintOf(text: string): number {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return hash >>> 0
}
