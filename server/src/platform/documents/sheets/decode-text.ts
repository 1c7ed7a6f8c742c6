const sampled = 4_000 // bytes

/** The text of a file that does not say how it is encoded; null when its letters cannot be told for certain. */
export function decodeText(bytes: Uint8Array): string | null {
  const [first, second, third] = bytes
  if (first === 0xef && second === 0xbb && third === 0xbf) return decode(bytes, 'utf-8')
  if (first === 0xff && second === 0xfe) return decode(bytes, 'utf-16le')
  if (first === 0xfe && second === 0xff) return decode(bytes, 'utf-16be')
  const wide = wideOf(bytes)
  if (wide) return decode(bytes, wide)
  const plain = decode(bytes, 'utf-8')
  if (plain !== null) return plain
  const declared = declaredIn(bytes)
  if (declared) return decode(bytes, declared)
  const western = decode(bytes, 'windows-1252')
  return western === null || misread.test(western) ? null : western
}

function decode(bytes: Uint8Array, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** Every second byte of Latin letters, digits and separators is zero in UTF-16; the names of columns have many of them. */
function wideOf(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const zeros = [0, 0]
  const size = Math.min(bytes.length, sampled)
  for (let at = 0; at < size; at += 1) if (bytes[at] === 0) zeros[at % 2]! += 1
  const [even, odd] = zeros as [number, number]
  if (even + odd < size / 10) return null
  if (even * 20 < odd) return 'utf-16le'
  return odd * 20 < even ? 'utf-16be' : null
}

/** What an xml file says of itself. */
function declaredIn(bytes: Uint8Array): string | null {
  const head = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^\s*<\?xml[^>]*\sencoding=["']([\w-]{1,40})["']/.exec(head)?.[1] ?? null
}

/**
 * What texts of other encodings look like in Windows-1252: control characters, words of accented letters only (Arabic, Cyrillic,
 * Greek), the letters that Turkish has in the place of Icelandic ones, and signs or capitals inside words (Polish, old Macs).
 */
const misread =
  // eslint-disable-next-line no-control-regex
  /[\0-\x08\x0b\x0e-\x1f\x80-\x9f]|[\xc0-\xff]{4}|[ÐðÞþÝý]|\p{L}[¹³¿¯ˆ‰]\p{L}|\p{Ll}[ŠŽŸŒ]/u
