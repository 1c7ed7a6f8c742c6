import { z } from 'zod/mini'
import { Stage } from './prospect-shapes.ts'

/** Saved prospects: some by their ids, those of a stage, or all. */
export const ProspectsExport = z.strictObject({
  leadIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(500))),
  stage: z.optional(z.nullable(Stage)),
})
