import type { imports } from '@souk/contract/catalog/imports.contract.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { found, Refusal } from '../../../platform/base/refusal.ts'
import { sheetAnswer, templateAnswer } from '../../../platform/documents/sheets/write-sheet.ts'
import { startApplying } from './apply-import.ts'
import { findCollection } from '../model/collections.queries.ts'
import {
  findImport,
  importRowsByNumber,
  latestImports,
  listImportRows,
  presentImport,
  presentRow,
} from './imports.queries.ts'
import { excludeRows } from './exclude-rows.ts'
import { fixRows } from './fix-rows.ts'
import { brandOf } from '../model/own-brand.ts'
import { reviewColumns, reviewRows } from './review-sheet.ts'
import { setColumns } from './set-columns.ts'
import { cancelImport, startImport } from './start-import.ts'
import { templateSheet } from './template-sheet.ts'

const listedRows = 5_000

export const importsHandlers: Handlers<typeof imports> = {
  async template({ actor, params, caller }, { db, say }) {
    const viewer = { kind: 'owner', brandId: brandOf(actor) } as const
    const collection = found(await findCollection(db, viewer, params.collectionId))
    return templateSheet(collection, (key) => say(caller.language, key))
  },
  async upload({ actor, params, caller }, deps) {
    return presentImport(await startImport(deps, actor, params.collectionId, caller), deps.say, caller.language)
  },
  async latest({ actor, params, caller }, { db, say }) {
    const brandId = brandOf(actor)
    found(await findCollection(db, { kind: 'owner', brandId }, params.collectionId))
    return (await latestImports(db, brandId, params.collectionId)).map((row) =>
      presentImport(row, say, caller.language),
    )
  },
  async read({ actor, params, caller }, { db, say }) {
    return presentImport(found(await findImport(db, brandOf(actor), params.importId)), say, caller.language)
  },
  async rows({ actor, params, query, caller }, { db, say }) {
    found(await findImport(db, brandOf(actor), params.importId))
    const { rows, ...page } = await listImportRows(db, params.importId, query)
    return { rows: rows.map((row) => presentRow(row, say, caller.language)), ...page }
  },
  async setColumns({ actor, params, body, caller }, deps) {
    await setColumns(deps, actor, params.importId, body)
    return presentImport(found(await findImport(deps.db, brandOf(actor), params.importId)), deps.say, caller.language)
  },
  async fix({ actor, params, body, caller }, deps) {
    const { importId } = params
    await fixRows(deps, actor, importId, body)
    const rows = await importRowsByNumber(
      deps.db,
      importId,
      body.rows.map(({ row }) => row),
    )
    const job = found(await findImport(deps.db, brandOf(actor), importId))
    return {
      import: presentImport(job, deps.say, caller.language),
      rows: rows.map((row) => presentRow(row, deps.say, caller.language)),
    }
  },
  async leaveOut({ actor, params, body, caller }, deps) {
    await excludeRows(deps, actor, params.importId, body)
    const job = found(await findImport(deps.db, brandOf(actor), params.importId))
    return presentImport(job, deps.say, caller.language)
  },
  async apply({ actor, params, body, caller }, deps) {
    return presentImport(
      await startApplying(deps, actor, params.importId, body.version, caller),
      deps.say,
      caller.language,
    )
  },
  async cancel({ actor, params, caller }, deps) {
    await cancelImport(deps, actor, params.importId, caller)
    return null
  },
  async rejected({ actor, params, caller }, { db, say, flags }) {
    if (!(await flags.isOn('downloadCollectionWithErrors', actor))) throw new Refusal('forbidden')
    const { fileName, collectionId } = found(await findImport(db, brandOf(actor), params.importId))
    const viewer = { kind: 'owner', brandId: brandOf(actor) } as const
    const { currencies } = found(await findCollection(db, viewer, collectionId))
    const rows = await reviewRows(db, params.importId, say, caller.language)
    const write = rows.length > listedRows ? sheetAnswer : templateAnswer // a large one is streamed, without lists
    return write(`${fileName.replace(/\.\w+$/, '')} rejected`, reviewColumns(currencies), rows)
  },
}
