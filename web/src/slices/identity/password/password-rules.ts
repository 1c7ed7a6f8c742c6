import { passwordMinimum } from '@souk/contract/core/limits.ts'

/** The contract's rule for passwords, part by part, so that each can be ticked off while typing. */
export const passwordRules = {
  length: (text: string) => text.length >= passwordMinimum,
  upper: (text: string) => /[A-Z]/.test(text),
  lower: (text: string) => /[a-z]/.test(text),
  digit: (text: string) => /\d/.test(text),
  special: (text: string) => /[!@#$%&*()]/.test(text),
} as const
export const passwordRuleNames = Object.keys(passwordRules) as (keyof typeof passwordRules)[]
