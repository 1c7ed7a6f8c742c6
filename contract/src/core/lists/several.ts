import { z } from 'zod/mini'

/** Several values in one field of an address, with commas between them. */
export function several<T extends z.core.$ZodType<unknown, string>>(value: T, maxValues = 40, least = 0) {
  return z.pipe(
    z.string().check(z.maxLength(maxValues * 40)),
    z.pipe(
      z.transform((text: string) => text.split(',').filter(Boolean)),
      z.array(value).check(z.minLength(least, 'rules.required'), z.maxLength(maxValues)),
    ),
  )
}
