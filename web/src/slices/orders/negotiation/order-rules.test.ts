import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import { describe, expect, test } from 'vitest'
import { lacks, needsApproval, statusLines } from './order-availability.ts'
import { acceptedLines, baseOf, differencesBetween } from './order-differences.ts'
import { additionsOf, changesOf, emptyDraft, figuresOf, proposalOf } from './order-draft.ts'
import { editGrid } from './order-edit-grid.ts'
import { priceOfPiece } from './order-piece.ts'
import { productsOf } from '../model/order-products.ts'
import { cancellingOf, refusalOf } from './order-refusal.ts'
import { aLine, anOrder, noRights } from '../testing/an-order.ts'

const terms = (quantity: number, price = '50.00') => ({ quantity, price, shipsFrom: null, shipsUntil: null })
const step = (lineId: string, before: ReturnType<typeof terms> | null, after: ReturnType<typeof terms> | null) => ({
  lineId,
  productId: 'coat',
  name: 'Coat',
  image: null,
  colour: '',
  size: lineId,
  replaces: null,
  before,
  after,
})

describe('what is compared', () => {
  const revisions = [
    { number: 1, by: 'retailer' as const, differences: [] },
    { number: 2, by: 'brand' as const, differences: [step('s', terms(10), terms(4)), step('m', terms(10), null)] },
    { number: 3, by: 'brand' as const, differences: [step('s', terms(4), terms(6)), step('m', null, terms(10))] },
  ]
  test('a proposal stands beside what is agreed, else beside one’s own last version, else beside nothing', () => {
    expect(baseOf(2, revisions, 'retailer')).toBe(2)
    expect(baseOf(null, revisions, 'retailer')).toBe(1)
    expect(baseOf(null, revisions.slice(0, 1), 'brand')).toBe(0)
  })
  test('two steps of the other side are one difference, and what came back is none', () => {
    expect(differencesBetween(revisions, 1, 3)).toEqual([step('s', terms(10), terms(6))])
    expect(differencesBetween(revisions, 1, 2)).toHaveLength(2)
  })
  test('all ticked is everything, and says so by naming no line', () => {
    const two = differencesBetween(revisions, 1, 2)
    expect(acceptedLines(two, new Set(['s', 'm']))).toBeUndefined()
    expect(acceptedLines(two, new Set(['m']))).toEqual(['m'])
  })
})

describe('what is proposed', () => {
  const order = anOrder()
  const hat = {
    _id: 'hat',
    isCarton: false,
    wholesalePrice: '20.00',
    currency: 'EUR',
    variants: [],
  } as unknown as ProductRow
  test('a price and days go to every line of the product, a line that is out needs nothing else', () => {
    const draft = {
      ...emptyDraft,
      quantities: { s: 0, m: 10 },
      prices: { coat: '45.00' },
      days: { coat: { from: '2027-01-15', to: '2027-03-01' } },
    }
    expect(changesOf(order, draft)).toEqual([
      { lineId: 's', quantity: 0 },
      { lineId: 'm', price: '45.00', shipsUntil: '2027-03-01' },
    ])
  })
  test('a product that comes for another takes its place: the old lines are not named', () => {
    const draft = {
      ...emptyDraft,
      quantities: { s: 3 },
      added: [{ product: hat, cartons: 0, items: { h1: 5, h2: 0 }, replaces: 'coat' }],
    }
    expect(proposalOf(order, draft)).toEqual({
      lines: [],
      add: [{ productId: 'hat', items: [{ sku: 'h1', value: 5 }], replaces: 'coat' }],
      reason: '',
      version: 7,
    })
    expect(figuresOf(order, draft)).toEqual({
      before: { units: 20, amount: '1000.00' },
      after: { units: 5, amount: '100.00' },
    })
  })
  test('a carton counts its units and costs all of them, or what the brand names for it', () => {
    const sizes = [4, 8].map((cartonUnits, at) => ({ skuId: `c${at}`, cartonUnits }))
    const box = { ...hat, isCarton: true, variants: [{ colour: 'Sage', sizes }] } as unknown as ProductRow
    const picked = { product: box, cartons: 2, items: {}, replaces: 'coat' }
    const after = (price?: string) =>
      figuresOf(order, { ...emptyDraft, added: [{ ...picked, ...(price && { price }) }] }).after
    expect(priceOfPiece(box)).toBe('240.00')
    expect(after()).toEqual({ units: 24, amount: '480.00' })
    expect(after('200.00')).toEqual({ units: 24, amount: '400.00' })
    expect(additionsOf({ ...emptyDraft, added: [{ ...picked, price: '200.00' }] })).toEqual([
      { productId: 'hat', quantity: 2, replaces: 'coat', price: '200.00' },
    ])
  })
  test('what was picked but not counted is not sent', () => {
    expect(additionsOf({ ...emptyDraft, added: [{ product: hat, cartons: 0, items: {}, replaces: null }] })).toEqual([])
  })
  test('the matrix leads ordered sizes to their lines and further ones to additions; what is ordered is not short', () => {
    const size = (skuId: string, name: string, quantityAvailable: number | null) => ({
      skuId,
      sku: skuId,
      size: name,
      quantityAvailable,
      cartonUnits: 0,
    })
    const sold = { variants: [{ colour: 'Sage', sizes: [size('s', 'S', 0), size('m', 'M', 5), size('l', 'L', 2)] }] }
    const { sizes, colours, changesTo } = editGrid(productsOf(order.lines)[0]!, sold, emptyDraft)
    expect(sizes).toEqual(['S', 'M', 'L'])
    expect(colours[0]!.stocks).toEqual([10, 15, 2])
    expect(changesTo([[10, 12, 2]])).toEqual({ quantities: { m: 12 }, more: { coat: { l: 2 } } })
  })
})

describe('what a no means', () => {
  test.each([
    ['brand', anOrder(), 'refuse.order'],
    ['retailer', anOrder(), 'refuse.back'],
    ['retailer', anOrder({ writtenBy: 'brand' }), 'refuse.written'],
    ['retailer', anOrder({ agreedRevision: 1 }), 'refuse.change'],
    ['brand', anOrder({ agreedRevision: 1, may: { ...noRights, answerCancel: true } }), 'refuse.cancel'],
  ] as const)('%s', (side, order, kind) => expect(refusalOf(order, side)).toBe(kind))
  test.each([
    ['retailer', anOrder(), 'cancel.open'],
    ['retailer', anOrder({ agreedRevision: 1 }), 'cancel.regret'],
    ['brand', anOrder({ agreedRevision: 1 }), 'cancel.agreed'],
    ['retailer', anOrder({ agreedRevision: 1, may: { ...noRights, cancelAsks: true } }), 'cancel.asks'],
    ['brand', anOrder({ agreedRevision: 1, may: { ...noRights, answerCancel: true } }), 'cancel.answer'],
  ] as const)('%s', (side, order, kind) => expect(cancellingOf(order, side)).toBe(kind))
})

describe('what the brand says of a line', () => {
  const line = aLine('s')
  const statusOf = (
    status: 'AVAILABLE' | 'PARTIALLY_AVAILABLE' | 'BACKORDERED' | 'CANCELLED',
    quantity: number | null = null,
    from = '',
  ) => ({
    status,
    quantity,
    from,
  })
  test('less or later needs the retailer, the rest is only said', () => {
    expect(needsApproval(line, statusOf('AVAILABLE'))).toBe(false)
    expect(needsApproval(line, statusOf('PARTIALLY_AVAILABLE', 10))).toBe(false)
    expect(needsApproval(line, statusOf('PARTIALLY_AVAILABLE', 9))).toBe(true)
    expect(needsApproval(line, statusOf('BACKORDERED', null, '2027-01-15'))).toBe(false)
    expect(needsApproval(line, statusOf('BACKORDERED', null, '2027-01-16'))).toBe(true)
    expect(needsApproval(line, statusOf('CANCELLED'))).toBe(true)
  })
  test('a part needs its number, and later needs its day', () => {
    expect(lacks(line, statusOf('PARTIALLY_AVAILABLE'))).toBe('quantity')
    expect(lacks(line, statusOf('PARTIALLY_AVAILABLE', 11))).toBe('quantity')
    expect(lacks(line, statusOf('BACKORDERED'))).toBe('from')
    expect(statusLines(new Map([['s', statusOf('BACKORDERED', 3, '2027-02-01')]]))).toEqual([
      { lineId: 's', status: 'BACKORDERED', availableFrom: '2027-02-01' },
    ])
  })
})
