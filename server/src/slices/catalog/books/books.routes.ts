import type { Actor } from '@souk/contract/core/abilities.ts'
import type { currencyBooks, priceBooks, previews, segmentationBooks } from '@souk/contract/catalog/books.contract.ts'
import type { partnerBooks } from '@souk/contract/catalog/partner-books.contract.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Handlers } from '../../../platform/serving/http/mount.ts'
import { found } from '../../../platform/base/refusal.ts'
import { findBook, findMaster, type Kind, listBooks, partnersOf, presentBook } from './books.queries.ts'
import { changeBook, createBook, removeBook, removeMaster } from './change-book.ts'
import { findCollection } from '../model/collections.queries.ts'
import { currenciesOf, currenciesOfBrand } from './currencies.queries.ts'
import { priceSheet, segmentSheet } from './export-book.ts'
import { importCurrency, importPrices, importSegment } from './import-book.ts'
import { makeMaster } from './make-master.ts'
import { brandOf } from '../model/own-brand.ts'
import { assignPartnerBook, partnerBooksOf } from './partner-books.ts'
import { previewAs } from '../collections/preview-as.ts'
import { setCurrencies } from './set-currencies.ts'

/** One's own collection, or nothing. */
async function own(db: Db, actor: Actor, collectionId: string) {
  const brandId = brandOf(actor)
  return found(await findCollection(db, { kind: 'owner', brandId }, collectionId))
}

function handlersOf(kind: Kind): Handlers<typeof priceBooks> {
  const sheet = kind === 'PRICE' ? priceSheet : segmentSheet
  const take = kind === 'PRICE' ? importPrices : importSegment
  const readBook = async (deps: Deps, actor: Actor, collectionId: string, bookId: string) =>
    presentBook(found(await findBook(deps.db, brandOf(actor), kind, collectionId, bookId)))
  return {
    async list({ actor, params }, { db }) {
      await own(db, actor, params.collectionId)
      return (await listBooks(db, brandOf(actor), kind, params.collectionId)).map(presentBook)
    },
    async create({ actor, params, body, caller }, deps) {
      const id = await createBook(deps, actor, { kind, ...params }, body.name, caller)
      return readBook(deps, actor, params.collectionId, id)
    },
    read: ({ actor, params }, deps) => readBook(deps, actor, params.collectionId, params.bookId),
    async change({ actor, params, body, caller }, deps) {
      await changeBook(deps, actor, { kind, ...params }, body, caller)
      return readBook(deps, actor, params.collectionId, params.bookId)
    },
    async remove({ actor, params, caller }, deps) {
      await removeBook(deps, actor, { kind, ...params }, caller)
      return null
    },
    async export({ actor, params }, deps) {
      const { collectionName } = await collectionOf(deps, actor, params.collectionId)
      const { name } = await readBook(deps, actor, params.collectionId, params.bookId)
      return sheet(deps.replica, { brandId: brandOf(actor), ...params, title: `${collectionName} ${name}` })
    },
    async import({ actor, params, caller }, deps) {
      const { collectionId, bookId } = params
      await readBook(deps, actor, collectionId, bookId)
      return take(deps, { actor, caller, collectionId, subject: collectionId }, async () => bookId)
    },
    async master({ actor }, { db }) {
      const row = await findMaster(db, brandOf(actor), kind)
      return row ? [presentBook(row)] : []
    },
    async exportMaster({ actor }, deps) {
      const brandId = brandOf(actor)
      const master = await findMaster(deps.db, brandId, kind)
      return sheet(deps.replica, {
        brandId,
        collectionId: null,
        bookId: master?.id ?? 'none',
        title: kind === 'PRICE' ? 'Master price book' : 'Master segmentation book',
      })
    },
    importMaster({ actor, caller }, deps) {
      const brandId = brandOf(actor)
      return take(deps, { actor, caller, collectionId: null, subject: brandId }, (tx, isNeeded) =>
        makeMaster(tx, brandId, kind, isNeeded),
      )
    },
    async removeMaster({ actor, caller }, deps) {
      await removeMaster(deps, actor, kind, caller)
      return null
    },
  }
}

async function collectionOf({ db }: Deps, actor: Actor, collectionId: string) {
  const { name } = await own(db, actor, collectionId)
  return { collectionName: name }
}

export const priceBooksHandlers = handlersOf('PRICE')
export const segmentationBooksHandlers = handlersOf('SEGMENT') as unknown as Handlers<typeof segmentationBooks> // the same calls at another path

export const currencyBooksHandlers: Handlers<typeof currencyBooks> = {
  async list({ actor, params }, { db }) {
    await own(db, actor, params.collectionId)
    return currenciesOf(db, params.collectionId)
  },
  master: ({ actor }, { db }) => currenciesOfBrand(db, brandOf(actor)),
  async update({ actor, params, body, caller }, deps) {
    return { currencies: await setCurrencies(deps, actor, params.collectionId, body.currencies, caller) }
  },
  async export({ actor, params }, deps) {
    const { collectionName } = await collectionOf(deps, actor, params.collectionId)
    const { collectionId, currencyCode: currency } = params
    return priceSheet(deps.replica, {
      brandId: brandOf(actor),
      collectionId,
      bookId: null,
      currency,
      title: `${collectionName} ${currency}`,
    })
  },
  async import({ actor, params, caller }, deps) {
    await own(deps.db, actor, params.collectionId)
    const { collectionId, currencyCode } = params
    return importCurrency(deps, { actor, caller, collectionId, subject: collectionId }, currencyCode)
  },
  exportMaster: ({ actor }, deps) =>
    priceSheet(deps.replica, { brandId: brandOf(actor), collectionId: null, bookId: null, title: 'All prices' }),
  importMaster: ({ actor, caller }, deps) =>
    importCurrency(deps, { actor, caller, collectionId: null, subject: brandOf(actor) }),
}

export const previewsHandlers: Handlers<typeof previews> = {
  asRetailer: ({ actor, params, query }, deps) => previewAs(deps, actor, params, query),
  assignees: ({ actor, query }, { db }) => partnersOf(db, actor, query.q ?? ''),
}

export const partnerBooksHandlers: Handlers<typeof partnerBooks> = {
  list: ({ actor, params }, { db }) => partnerBooksOf(db, actor, params.retailerId),
  assign: ({ actor, params, body, caller }, deps) => assignPartnerBook(deps, actor, params.retailerId, body, caller),
}
