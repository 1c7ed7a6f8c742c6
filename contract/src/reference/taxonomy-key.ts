import { z } from 'zod/mini'

/** A key of the lists in taxonomy.ts, by its pattern: the server knows the lists, so that a new key needs no new client. */
export const TaxonomyKey = z
  .string('invalid.invalid_value')
  .check(z.regex(/^[A-Z][A-Z0-9_]{1,39}$/, 'invalid.invalid_value'))
