import { messages, newServer } from '../app.ts'
import { readConfig } from '../platform/config.ts'
import { openPlatform } from '../platform/platform.ts'
import { findLink } from '../slices/identity/door.ts'
import { chargeInvoice } from '../slices/wallet/door.ts'

/** A process of its own that charges one invoice, so that a test can kill it in the middle. */
const [url, stripe, invoiceId, cardId] = process.argv.slice(2)
const config = { ...readConfig({}), stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_test', apiUrl: stripe! } }
const { deps } = await openPlatform(config, url!, messages, newServer(null).log, findLink)
await chargeInvoice(deps, invoiceId!, cardId!, 0n)
