import { fieldName, fieldParams, issueKey } from '@souk/contract/core/fields/field-sentence.ts'
import type { z } from 'zod/mini'
import { language } from '../language/language.ts'
import type { T } from '../language/use-t.ts'

/** What a schema objects to in a value, in the words the server would use. */
export function issueText(issue: z.core.$ZodIssue, sent: unknown, t: T): string {
  const has = (key: string) => t(key) !== key
  const value = issue.path.reduce<unknown>(
    (at, name) => (typeof at === 'object' && at !== null ? (at as Record<PropertyKey, unknown>)[name] : undefined),
    sent,
  )
  const expected = 'expected' in issue ? issue.expected : undefined
  const key = issueKey({ code: issue.code, message: issue.message, path: issue.path, value, expected }, has)
  const name = fieldName(issue.path, { has, say: (one) => t(one) }, language())
  return t(key, { ...issue, ...fieldParams(issue.path, name, language()) })
}
