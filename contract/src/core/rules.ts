import { z } from 'zod/mini'
import type { MessageKey } from './errors.ts'
import { passwordMaximum, passwordMinimum } from './limits.ts'

// A check that stops the others comes first: one field has one objection, and a costly pattern reads no endless text.
const stop = (error: MessageKey) => ({ error, abort: true })
const text = () => z.string('rules.required')
const longest = 2_000

/** Characters that are not seen but change what is: controls other than tab and line break, and those that turn the direction of what follows. */
// oxlint-disable-next-line no-control-regex -- control characters are what is removed
const invisible = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u202a-\u202e\u2066-\u2069\ufeff]/g
const visible = z.overwrite<string>((typed) => typed.replace(invisible, ''))

export const required = text().check(visible, z.trim(), z.minLength(1, stop('rules.required')))
export const min = (length: number) => required.check(z.minLength(length, 'rules.min'))
/** A name has one line. */
export const nameUpTo = (maxLength: number, ...checks: z.core.$ZodCheck<string>[]) =>
  required.check(
    z.overwrite((typed) => typed.replace(/\s+/g, ' ')),
    ...checks,
    z.maxLength(maxLength, 'rules.max'),
  )
/** Blank is valid; for a text that is due, `required.check(z.maxLength(60, 'rules.max'))`. */
export const max = (length: number) => text().check(visible, z.trim(), z.maxLength(length, 'rules.max'))
export const length = (exactly: number) =>
  required.check(z.minLength(exactly, 'rules.length.short'), z.maxLength(exactly, 'rules.length.long'))
export const pattern = (regex: RegExp) =>
  required.check(z.maxLength(longest, stop('rules.max')), z.regex(regex, 'rules.regex'))

/** Letters of any alphabet with their marks: a name may be Arabic. */
export const alpha = required.check(z.regex(/^[\p{L}\p{M}]+$/u, 'rules.alpha'))
export const alphaNum = required.check(z.regex(/^[\p{L}\p{M}\p{N}]+$/u, 'rules.alphaNum'))
export const alphaDash = required.check(z.regex(/^[\p{L}\p{M}\p{N}_-]+$/u, 'rules.alphaDash'))
export const numeric = required.check(z.regex(/^\d+$/, 'rules.numeric'))
export const digits = (exactly: number) =>
  required.check(
    z.regex(/^\d+$/, stop('rules.digits')),
    z.minLength(exactly, 'rules.length.short'),
    z.maxLength(exactly, 'rules.length.long'),
  )

export const integer = z.int('rules.integer')
export const between = (low: number, high: number) =>
  z.number('rules.number').check(z.minimum(low, 'rules.between.low'), z.maximum(high, 'rules.between.high'))
export const positive = z.number('rules.positive').check(z.positive('rules.positive'))
export const nonNegative = z.number('rules.nonNegative').check(z.minimum(0, 'rules.nonNegative'))

/** For a form: `z.strictObject({ … }).check(confirmed('password', 'password2'))`. */
export const confirmed = (field: string, copy: string) =>
  z.refine<Record<string, unknown>>((form) => form[field] === form[copy], { path: [copy], error: 'rules.confirmed' })

const atom = "[a-z0-9!#$%&'*+/=?^_`{|}~-]+"
const label = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?'
const address = new RegExp(`^(?=.{1,64}@)${atom}(?:\\.${atom})*@(?:${label}\\.)+[a-z]{2,24}$`)
/** Lower-cased, so that one person cannot have two accounts by the shift key. */
export const email = text().check(
  z.trim(),
  z.toLowerCase(),
  z.minLength(1, stop('rules.required')),
  z.maxLength(254, stop('rules.email')),
  z.regex(address, 'rules.email'),
)

export const GuestEmail = z.strictObject({ email })

export const password = text().check(
  z.minLength(1, stop('rules.required')),
  z.minLength(passwordMinimum, stop('rules.password.short')),
  z.maxLength(passwordMaximum, stop('rules.max')),
  z.regex(/^(?=.*[A-Z])(?=.*[a-z])(?=.*\d)(?=.*[!@#$%&*()])/s, 'rules.password.weak'),
)

/** Cards of 15 digits that begin with 34 or 37. */
export const creditCard = required.check(z.regex(/^3[47]\d{13}$/, 'rules.creditCard'))

/** From 4 digits (the shortest numbers there are) to 15 of E.164 and a leading 00. */
export const phNo = required.check(
  z.maxLength(40, stop('rules.phNo')),
  z.regex(/^\(?\+?[\d ()-]+$/, stop('rules.phNo')),
  z.refine((number) => /^\d{4,17}$/.test(number.replace(/\D/g, '')), 'rules.phNo'),
)

/** Blank is valid; as long as an amount may be, see money.ts. */
export const price = text().check(z.regex(/^(?:(?:0|[1-9]\d{0,14})(?:\.\d{1,3})?)?$/, 'rules.price'))

/** A website; blank is valid. */
export const url = text().check(
  z.trim(),
  z.maxLength(longest, stop('rules.url')),
  z.refine(isBlankOrWebsite, 'rules.url'),
)

function isBlankOrWebsite(address: string): boolean {
  if (address === '') return true
  if (address.includes('..') || address.includes('--')) return false
  const host = /^(?:https?:\/\/)?([^\s/?#:@]+)(?::\d{1,5})?(?:[/?#]\S*)?$/i.exec(address)?.[1] ?? ''
  const labels = host.toLowerCase().split('.')
  const areWellFormed = labels.every((label) =>
    /^[\p{L}\p{M}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?$/u.test(label),
  )
  const areDistinct = new Set(labels).size === labels.length
  return labels.length > 1 && areWellFormed && areDistinct && /^[\p{L}\p{M}]{2,}$/u.test(labels.at(-1) ?? '')
}

type ShippingDates = { shippingStartDate?: string | null | undefined; shippingEndDate?: string | null | undefined }

/** Calendar days (`2026-11-20`). What is not given is as saved; `null` or blank takes a date away. */
export function shippingDatesProblem(given: ShippingDates, saved: ShippingDates): MessageKey | null {
  if (given.shippingStartDate === undefined && given.shippingEndDate === undefined) return null
  const { shippingStartDate: start = saved.shippingStartDate, shippingEndDate: end = saved.shippingEndDate } = given
  if (!start && !end) return null
  if (!start || !end) return 'rules.shippingDates.both'
  return start < end ? null : 'rules.shippingDates.order'
}
