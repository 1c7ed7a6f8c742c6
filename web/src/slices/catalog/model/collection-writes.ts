import type { CollectionChange, CollectionIn } from '@souk/contract/catalog/collection-shapes.ts'
import { collections } from '@souk/contract/catalog/collections.contract.ts'
import type { z } from 'zod/mini'
import { call } from '../../../lib/server/call.ts'

/** Every call that changes a collection. Fetched with the first of them: who only looks needs no schemas. */
export const createCollection = (body: z.input<typeof CollectionIn>) => call(collections.create, { body })

type Change = { id: string; body: z.input<typeof CollectionChange>; isQuiet?: true }
export const changeCollection = ({ id, body, isQuiet }: Change) =>
  call(collections.change, { params: { collectionId: id }, body }, isQuiet && { isQuiet })

type Removal = { id: string; version: number | undefined; isKept: boolean }
/** Put away, or gone for good. */
export const removeCollection = ({ id, version, isKept }: Removal) =>
  call(collections.remove, {
    params: { collectionId: id },
    query: { ...(isKept && { archive: 'true' as const }), ...(version !== undefined && { version }) },
  })

export const unarchiveCollection = ({ id }: { id: string }) =>
  call(collections.unarchive, { params: { collectionId: id } })

type Copy = { id: string; collectionName: string; season: string }
export const duplicateCollection = ({ id, ...body }: Copy) =>
  call(collections.duplicate, { params: { collectionId: id }, body })
