import { z } from 'zod/mini'

export const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, 'money.currency'))
/** Money in JSON: going out always text, coming in text or number. */
export const Amount = z.string()
export const AmountIn = z.pipe(
  z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  z.string().check(z.regex(/^(0|[1-9]\d{0,14})(\.\d{1,3})?$/, 'rules.price')),
)
/** An amount that is aimed at or set aside. */
export const AmountAboveZeroIn = AmountIn.check(z.refine((text) => Number(text) > 0, 'rules.positive'))
/** A price that may be missing: blank is valid and means none. */
export const PriceIn = z.pipe(
  z.pipe(
    z.nullable(z.union([z.string(), z.number()])),
    z.transform((price) => (price === '' ? null : price)),
  ),
  z.nullable(AmountIn),
)

/** Amounts in currencies other than the main one, by currency. */
export const AmountsByCurrency = z.record(Currency, Amount)
export const AmountsByCurrencyIn = z.record(Currency, AmountIn)
