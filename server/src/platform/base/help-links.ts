import { z } from 'zod/mini'

const address = z.string().check(z.regex(/^https?:\/\/\S+$/))
const roles = z.partialRecord(z.enum(['entityAdmin', 'salesManager', 'salesRepresentative']), address)
const sides = z.partialRecord(z.enum(['brand', 'retailer']), roles)
const HelpLinks = z.strictObject({ knowledgeCenter: z.optional(sides), academy: z.optional(sides) })
export type HelpLinks = z.output<typeof HelpLinks>

/** The operator's own help pages by side and role, as JSON in one setting. */
export const helpLinks = z.pipe(
  z.string().check(
    z.refine((text) => HelpLinks.safeParse(jsonOf(text)).success, {
      error: 'JSON such as {"academy":{"brand":{"entityAdmin":"https://help.example/brands"}}}',
    }),
  ),
  z.transform((text) => HelpLinks.parse(jsonOf(text))),
)

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
