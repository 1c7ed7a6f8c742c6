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

/** Each number stands as its distance from the one before, in base 36. */
function* prints(): Generator<number> {
  let print = 0
  for (const step of commonPrints.split(' ')) yield (print += Number.parseInt(step, 36))
}
