import { sql } from 'kysely'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { bankTransfers } from '@souk/contract/wallet/bank-transfers.contract.ts'
import { walletAdmin } from '@souk/contract/wallet/wallet-admin.contract.ts'
import { wallet } from '@souk/contract/wallet/wallet.contract.ts'
import { newMoney } from '../../../testing/money.ts'
import { newWorld } from '../../../testing/world.ts'
import type { IssuedStatement } from './issue-statement.ts'
import { makeStatement } from './make-statements.ts'
import { statementPaper } from './statement-paper.ts'

const world = await newWorld()
const { app, ask, close, db, deps, person } = world
const { pair, invoice, expectSoundBooks } = newMoney(world)
afterAll(close)

const company = {
  legalName: 'Dune Market SAS',
  registrationNumber: '403 265 045',
  taxNumber: 'FR40303265045',
  line1: '1 Rue Longue',
  city: 'Lyon',
  postalCode: '69001',
  country: 'FR',
  commissionTax: 2_000,
  iban: 'FR1420041010050500013M02606',
  bic: 'BNPAFRPP',
}
const setCompany = (values: object) => db.updateTable('marketplace').set(values).execute()
beforeEach(() => setCompany(company))

type Pair = Awaited<ReturnType<typeof pair>>

/** A brand that owes the commission of a paid invoice. */
async function owing(country: string | null, taxNumber = ''): Promise<Pair> {
  const both = await pair()
  await db.updateTable('entity').set({ country, taxNumber }).where('id', '=', both.brandId).execute()
  await charge(both)
  return both
}
async function charge({ brandId, retailerId, seller }: Pair) {
  const { invoiceId } = await invoice({ brandId, retailerId }, 10_000n)
  const paidOn = new Date().toISOString().slice(0, 10)
  const paid = { retailerId, currency: 'EUR', amount: '100', paidOn, reference: 'T', invoiceIds: [invoiceId] }
  expect((await ask(seller, bankTransfers.record, { body: paid })).status).toBeLessThan(300)
}
const issue = (brandId: string, month = '2026-01-01', at = new Date('2026-02-01T06:00:00Z')) =>
  makeStatement(db, { brandId, currency: 'EUR', month }, at)
const statementOf = (brandId: string) =>
  db
    .selectFrom('commissionStatement')
    .selectAll()
    .where('brandId', '=', brandId)
    .orderBy('month', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
const issuedOf = async (brandId: string) => (await statementOf(brandId)).issued as unknown as IssuedStatement | null
const file = (id: string, { token }: { token: string }, path = '/api/v2/wallet/statements') =>
  app.inject({ url: `${path}/${id}/download`, headers: { authorization: `Bearer ${token}` } })

test('a statement made before the company was known has its old number, no file, and stays so', async () => {
  await setCompany({ legalName: '' })
  const { brandId, seller } = await owing('FR')
  await issue(brandId)
  const before = await statementOf(brandId)
  expect(before).toMatchObject({ issued: null, number: expect.stringMatching(/-C-2026-01-EUR$/) })
  await setCompany(company)
  await issue(brandId)
  expect(await statementOf(brandId)).toEqual(before)
  expect((await file(before.id, seller)).statusCode).toBe(404)
})

test.each([
  ['of the own country contains the rate', 'FR', '', { category: 'S', rate: 2_000 }],
  ['of the EU with a tax number is under reverse charge', 'DE', 'DE123456789', { category: 'AE', rate: 0 }],
  ['of another country has no tax', 'AE', '100123456700003', { category: 'O', rate: 0 }],
] as const)('the statement of a brand %s, and asks for what the brand owes', async (_, country, taxNumber, tax) => {
  const { brandId } = await owing(country, taxNumber)
  await issue(brandId)
  const { total } = await statementOf(brandId)
  const issued = (await issuedOf(brandId))!
  expect(issued.tax).toEqual(tax)
  const minor = (text: string) => BigInt(text.replace('.', ''))
  expect(minor(issued.taxable) + minor(issued.taxAmount)).toBe(total)
  expect(minor(issued.taxAmount)).toBe(tax.rate > 0 ? (2n * total * 2_000n + 12_000n) / 24_000n : 0n)
  expect(issued.lines.map((line) => minor(line.amount)).reduce((sum, one) => sum + one, 0n)).toBe(total)
  await expectSoundBooks()
})

test('what was issued stays as it was when the company, the brand and the account change', async () => {
  const { brandId } = await owing('FR')
  await issue(brandId)
  const before = await statementOf(brandId)
  expect(before.issued).toMatchObject({
    seller: { name: 'Dune Market SAS', taxNumber: 'FR40303265045', address: { city: 'Lyon', country: 'FR' } },
    buyer: { name: 'Maison Orla' },
    bank: { holder: 'Dune Market SAS', iban: 'FR1420041010050500013M02606', bic: 'BNPAFRPP' },
  })
  await setCompany({ legalName: 'Other GmbH', commissionTax: 700, iban: '' })
  await db.updateTable('entity').set({ name: 'Renamed' }).where('id', '=', brandId).execute()
  expect(await statementOf(brandId)).toEqual(before)
})

test('the numbers of a year follow each other without a gap, also when many are issued at once or one fails', async () => {
  const brands = await Promise.all(Array.from({ length: 6 }, () => owing('FR')))
  const at = new Date('2031-02-01T06:00:00Z')
  const failing = db.transaction().execute(async (tx) => {
    await makeStatement(tx, { brandId: brands[0]!.brandId, currency: 'EUR', month: '2031-01-01' }, at)
    throw new Error('lost')
  })
  await expect(failing).rejects.toThrow('lost')
  await Promise.all([...brands, ...brands].map(({ brandId }) => issue(brandId, '2031-01-01', at)))
  const { rows } = await sql<{ number: string }>`select number from commission_statement
    where number like 'C-2031-%' order by number`.execute(db)
  expect(rows.map(({ number }) => number)).toEqual(brands.map((_, at) => `C-2031-${String(at + 1).padStart(6, '0')}`))
  const [next] = brands
  await charge(next!)
  await issue(next!.brandId, '2032-01-01', new Date('2032-02-01T06:00:00Z'))
  expect((await statementOf(next!.brandId)).number).toBe('C-2032-000001')
})

test('the brand and the marketplace download it; another brand, a representative and the retailer do not', async () => {
  const { brandId, seller, buyer } = await owing('FR')
  await issue(brandId)
  const { id, number } = await statementOf(brandId)
  const own = await file(id, seller)
  expect([own.statusCode, own.headers['content-type']]).toEqual([200, 'application/pdf'])
  expect(own.headers['content-disposition']).toContain(`${number}.pdf`)
  expect(own.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  const souk = await person({ side: 'souk' })
  expect((await file(id, souk, '/api/admin/commission-statements')).statusCode).toBe(200)
  const others = await Promise.all([
    file(id, (await pair()).seller),
    file(id, await person({ side: 'brand', role: 'salesRepresentative', entityId: brandId })),
    file(id, buyer),
    file(id, seller, '/api/admin/commission-statements'),
  ])
  expect(others.map(({ statusCode }) => statusCode)).toEqual([404, 403, 403, 403])
  const { items } = (await ask(seller, wallet.transactions, { query: { kind: 'COMMISSION', status: 'OPEN' } })).data
  const row = items.find(({ subject }) => subject.id === id)!
  expect((await ask(seller, wallet.transaction, { params: { id: row.id } })).data).toMatchObject({ hasFile: true })
  expect(walletAdmin.statementFile.allow).toEqual(['manage', 'Souk'])
})

test('the paper names both companies, the tax with its reason, and where to pay, in both languages', async () => {
  const { brandId } = await owing('DE', 'DE123456789')
  await issue(brandId)
  const { number, currency, total, issued } = await statementOf(brandId)
  const row = { number, currency, total, issued, issuedOn: '2026-02-01', dueOn: '2026-02-15' }
  const english = statementPaper(row, 'en', deps.say)
  expect(english).toMatchObject({ title: 'Commission statement', sender: 'Dune Market SAS' })
  expect(english.parties.map(({ name }) => name)).toEqual(['Dune Market SAS', 'Maison Orla'])
  expect(english.parties[0]!.lines.join('\n')).toMatch(/1 Rue Longue[\s\S]*Lyon[\s\S]*France[\s\S]*FR40303265045/)
  const notes = english.notes.map(({ text }) => text).join('\n')
  expect(notes).toMatch(/Reverse charge[\s\S]*FR14 2004 1010 0505 0001 3M02 606/)
  const arabic = statementPaper(row, 'ar', deps.say)
  expect(arabic.title).toBe('كشف العمولات')
  expect(arabic.notes[0]!.text).toContain('الاحتساب العكسي')
  for (const paper of [english, arabic]) expect(JSON.stringify(paper)).not.toMatch(/paper\.|\{\{(?!pages?\}\})/)
})
