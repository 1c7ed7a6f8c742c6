import { countries } from '@souk/contract/core/countries.ts'
import { type direct, directColumns } from '@souk/contract/connections/direct.contract.ts'
import type { Handlers } from '../../platform/serving/http/mount.ts'
import { sheetAnswer, templateAnswer } from '../../platform/documents/sheets/write-sheet.ts'
import { acceptInvitation, readInvitation } from './accept-invitation.ts'
import { directInOrder, type DirectRecord, listDirect, presentDirect } from './direct.queries.ts'
import { listGroups } from './groups.ts'
import { importDirect, readDirect, validateDirect } from './import-direct.ts'
import { addDirect, inviteDirect } from './invite-direct.ts'
import { removeDirect } from './remove-direct.ts'
import { brandOf, traderOf } from './tenant-scope.ts'

const wide = new Set<string>(['name', 'email', 'salesRepEmail', 'notes'])
const columns = directColumns.map((header) => ({ header, width: wide.has(header) ? 28 : 16 }))
const countryNames = new Map(countries.map(({ code, name }) => [code, name]))

/** As the import reads it: what is exported can be brought back and changes nothing. */
function sheetRow({ name, email, first, last, country, groupName, repEmail, notes }: DirectRecord): string[] {
  return [
    name,
    email,
    first,
    last,
    (country && countryNames.get(country)) ?? '',
    groupName ?? '',
    repEmail ?? '',
    notes,
  ]
}

export const directHandlers: Handlers<typeof direct> = {
  async list({ actor, query }, { db }) {
    const { rows, ...page } = await listDirect(db, traderOf(actor), query)
    return { items: rows.map(presentDirect), ...page }
  },
  async export({ actor }, { db }) {
    const rows = await directInOrder(db, traderOf(actor)).execute()
    return sheetAnswer('Direct retailers', columns, rows.map(sheetRow))
  },
  async template({ actor }, { db }) {
    const groups = (await listGroups(db, brandOf(actor))).map(({ name }) => name)
    const example = [
      'Kin & Co',
      'buyer@kin-and-co.example',
      'Nadia',
      'Karam',
      'United Kingdom',
      groups[0] ?? '',
      '',
      '',
    ]
    const offered = columns.map((column) => (column.header === 'group' ? { ...column, choices: groups } : column))
    return templateAnswer('Direct retailers template', offered, [example])
  },
  validateFile: async ({ actor, caller }, deps) =>
    validateDirect(deps, traderOf(actor), await readDirect(caller), caller),
  validateRows: ({ actor, body, caller }, deps) => validateDirect(deps, traderOf(actor), body.rows, caller),
  importFile: async ({ actor, caller }, deps) => importDirect(deps, traderOf(actor), await readDirect(caller), caller),
  importRows: ({ actor, body, caller }, deps) => importDirect(deps, traderOf(actor), body.rows, caller),
  add: ({ actor, body, caller }, deps) => addDirect(deps, traderOf(actor), body, caller),
  invite: ({ actor, body, caller }, deps) => inviteDirect(deps, traderOf(actor), body, caller),
  async remove({ actor, params, caller }, { db }) {
    await removeDirect(db, traderOf(actor), params.id, caller)
    return null
  },
  invitation: ({ body }, deps) => readInvitation(deps, body.token),
  accept: ({ actor, body, caller }, deps) => acceptInvitation(deps, traderOf(actor), body.token, caller),
}
