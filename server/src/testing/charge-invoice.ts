import { readConfig } from '../platform/base/config.ts'
import { openDb } from '../platform/data/database/db.ts'
import type { Deps } from '../platform/serving/deps.ts'
import { chargeInvoice } from '../slices/wallet/door.ts'

/** A process of its own that charges one invoice, so that a test can kill it in the middle. */
const [url, stripe, invoiceId, cardId] = process.argv.slice(2)
const config = { ...readConfig({}), stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_test', apiUrl: stripe! } }
const marketplace = () => ({ name: { en: 'Souk', ar: 'سوق' } })
const deps = { db: openDb(url!, 2), config, marketplace, log: console } as unknown as Deps
await chargeInvoice(deps, invoiceId!, cardId!, 0n)
