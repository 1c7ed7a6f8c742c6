import { commonPrints } from './common-passwords.gen.ts'
import { digitsAround, fingerprintOf, plainOf, withoutSwaps } from './plain-password.ts'

const shortest = 4
const usualDigits = 4

/** Whether a password is one of the most used, or one of those with the usual capitals, digits and signs. */
export function isCommonPassword(password: string): boolean {
  return [password, withoutSwaps(password)].some(isVariant)
}

function isVariant(password: string): boolean {
  const [core, digits] = [plainOf(password), digitsAround(password)]
  const isUsual = digits.length <= usualDigits || isListed(digits)
  if (isOneLetter(core)) return isUsual
  return core.length < shortest ? isListed(digits) : isUsual && isListed(core)
}

const isOneLetter = (core: string) => new Set(core).size === 1

let known: ReadonlySet<number> | null = null

function isListed(text: string): boolean {
  known ??= new Set(prints())
  return known.has(fingerprintOf(text))
}

function* prints(): Generator<number> {
  const bytes = Uint8Array.from(atob(commonPrints), (char) => char.charCodeAt(0))
  const view = new DataView(bytes.buffer)
  for (let at = 0; at < bytes.length; at += 4) yield view.getUint32(at, true)
}
