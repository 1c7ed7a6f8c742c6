import { testCards, testCode } from '@souk/contract/payments/test-cards.ts'
import type { Db } from '../../platform/data/database/db.ts'
import type { CardProvider, Charge, Outcome } from './provider.ts'

const cardOf = (token: string) => testCards[Number(token.replace('test-card-', ''))]

/** Knows a few test cards: some succeed, some decline, some ask for a second step. Moves no money. */
export function testProvider(db: Db): CardProvider {
  return {
    name: 'test',
    async take({ number }) {
      const at = testCards.findIndex((card) => card.number === number)
      const card = testCards[at]
      if (!card) return { refused: 'onlyTestCards' }
      if (card.does === 'declines') return { refused: 'declined' }
      const status = card.does === 'asks' ? 'NEEDS_STEP' : 'VERIFIED'
      return { token: `test-card-${at}`, brand: card.brand, last4: number.slice(-4), status }
    },
    isCode: async (_token, code) => code === testCode,
    setup: async () => null,
    setUpCard: async () => null,
    charge: (charge) => remember(db, charge, answerTo(cardOf(charge.token)?.does)),
    step: async () => null,
    async confirmStep(charge, ref, code) {
      if (code !== testCode) return { status: 'NEEDS_STEP', ref }
      await db
        .updateTable('testProviderCharge')
        .set({ status: 'SUCCEEDED' })
        .where('key', '=', charge.key)
        .where('status', '=', 'NEEDS_STEP')
        .execute()
      return (await recall(db, charge)) ?? { status: 'DECLINED', ref: null, failure: 'unknown' }
    },
    lookup: async (charge) => (await recall(db, charge)) ?? 'UNKNOWN',
    refund: async ({ key, amount, currency }) => moved(db, { key, kind: 'REFUND', amount, currency }),
    payout: async ({ key, amount, currency }) => moved(db, { key, kind: 'PAYOUT', amount, currency }),
    unit: () => 1n,
    readEvent: null,
  }
}

const answerTo = (does: string | undefined) =>
  does === 'declinesLater' || does === undefined ? 'DECLINED' : does === 'asksLater' ? 'NEEDS_STEP' : 'SUCCEEDED'

/** The first answer to a key stays its answer. */
async function remember(db: Db, { key, amount, currency, ...charge }: Charge, status: string): Promise<Outcome> {
  await db
    .insertInto('testProviderCharge')
    .values({ key, kind: 'CHARGE', amount, currency, status })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return (await recall(db, { key, amount, currency, ...charge }))!
}

async function recall(db: Db, { key }: Charge): Promise<Outcome | null> {
  const row = await db.selectFrom('testProviderCharge').select('status').where('key', '=', key).executeTakeFirst()
  if (!row) return null
  const ref = `test-charge-${key}`
  if (row.status === 'DECLINED') return { status: 'DECLINED', ref, failure: 'card_declined' }
  return { status: row.status === 'NEEDS_STEP' ? 'NEEDS_STEP' : 'SUCCEEDED', ref }
}

async function moved(
  db: Db,
  { key, ...values }: { key: string; kind: 'REFUND' | 'PAYOUT'; amount: bigint; currency: string },
) {
  await db
    .insertInto('testProviderCharge')
    .values({ key, status: 'SUCCEEDED', ...values })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  return { status: 'SUCCEEDED' as const, ref: `test-${values.kind.toLowerCase()}-${key}` }
}
