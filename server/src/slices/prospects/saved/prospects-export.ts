import { sql } from 'kysely'
import { z } from 'zod/mini'
import { countryOf } from '@souk/contract/core/countries.ts'
import { bulkLimit } from '@souk/contract/core/limits.ts'
import { Stage } from '@souk/contract/prospects/prospect-shapes.ts'
import { type ExportContext, exportKind } from '../../../platform/documents/exports/export-kind.ts'
import type { Cell } from '../../../platform/documents/tables/table.ts'
import { brandActor, requireEnabled } from '../model/access.ts'
import { compileScores } from '../score/compile-scores.ts'
import { presentSaved, savedConditions, savedRows } from '../leads/saved.queries.ts'

/** Saved prospects: some by their ids, those of a stage, or all. */
const ProspectsExport = z.strictObject({
  leadIds: z.optional(z.array(z.uuid()).check(z.minLength(1), z.maxLength(bulkLimit))),
  stage: z.optional(z.nullable(Stage)),
})
type Input = z.output<typeof ProspectsExport>
const batch = 200

/** As on the screen: a contact is in the file only after its reveal. */
async function* rowsOf({ deps, actor, language }: ExportContext, { leadIds, stage }: Input): AsyncGenerator<Cell[][]> {
  const brandId = await requireEnabled(deps.db, brandActor(actor))
  await compileScores(deps.db, brandId)
  const filters = { stage: stage ?? null, ownerId: null, due: false }
  const chosen = leadIds ? sql`prospect.id = any(${leadIds}::uuid[])` : sql`true`
  const where = sql`${savedConditions({ search: '', filters })} and ${chosen}`
  for (let offset = 0; ; offset += batch) {
    const rows = await savedRows(deps.db, brandId, where, { limit: batch, offset })
    const leads = await presentSaved(deps.db, deps.key, brandId, rows)
    yield leads.map((lead): Cell[] => {
      const contact = lead.contacts.find(({ outcome }) => outcome === 'delivered')
      return [
        lead.name,
        lead.domain ?? '',
        countryOf(lead.country)?.name ?? lead.country,
        lead.city,
        deps.say(language, `prospects.file.stage.${lead.stage}`),
        String(lead.match),
        lead.owner?.name ?? '',
        lead.remindOn,
        lead.notes,
        contact?.name ?? '',
        contact?.email ?? '',
        contact?.phone ?? '',
      ]
    })
    if (rows.length < batch) return
  }
}

const columns = [
  'name',
  'domain',
  'country',
  'city',
  'stage',
  'match',
  'owner',
  'remindOn',
  'notes',
  'contact',
  'email',
  'phone',
] as const

export const prospectsExport = exportKind<Input>({
  type: 'prospectsExport',
  formats: ['csv', 'xlsx'],
  may: { allow: ['manage', 'Brand'] },
  input: ProspectsExport,
  title: async ({ deps, actor, language }) => {
    await requireEnabled(deps.db, brandActor(actor))
    return `${deps.say(language, 'prospects.file')} ${new Date().toISOString().slice(0, 10)}`
  },
  content: (context, input) => ({
    kind: 'table',
    table: {
      name: context.deps.say(context.language, 'prospects.file'),
      isRtl: context.language === 'ar',
      columns: columns.map((key) => ({
        header: context.deps.say(context.language, `prospects.file.${key}`),
        width: key === 'notes' ? 40 : 20,
        ...(key === 'remindOn' && { kind: 'day' as const }),
      })),
      batches: rowsOf(context, input),
    },
  }),
})
