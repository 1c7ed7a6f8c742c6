import { hash } from 'node:crypto'
import { isIPv6 } from 'node:net'
import { sql } from 'kysely'
import { deviceOf } from '@souk/contract/identity/device-name.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Device } from './enter.ts'

const knownForDays = 90

const fingerprintOf = ({ address, agent }: Device) => hash('sha256', `${address}\0${agent}`, 'buffer')

/** The network an address is in: phones and routers get another address often, seldom another network. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  return isIPv6(plain) ? plain.split(':').slice(0, 3).join(':') : plain.split('.').slice(0, 3).join('.')
}

/** Browser, system and network; an update of the browser makes no new device. */
function deviceKey({ address, agent }: Device): Buffer {
  const { browser, system } = deviceOf(agent)
  return hash('sha256', `${browser ?? agent}\0${system}\0${networkOf(address)}`, 'buffer')
}

/** Answers whether it is new to a person who has signed in elsewhere before. */
export async function rememberDevice(tx: Db, userId: string, device: Device): Promise<boolean> {
  const key = deviceKey(device)
  const { rows } = await sql<{ isNew: boolean }>`
    select count(*) > 0 and not bool_or(device is not distinct from ${key} or fingerprint = ${fingerprintOf(device)}) as is_new
    from known_device where user_id = ${userId}`.execute(tx)
  await tx
    .insertInto('knownDevice')
    .values({ userId, fingerprint: fingerprintOf(device), device: key })
    .onConflict((conflict) =>
      conflict.columns(['userId', 'fingerprint']).doUpdateSet({ seenAt: sql`now()`, device: key }),
    )
    .execute()
  return rows[0]!.isNew
}

/** Whether the person with this mail has signed in here before. */
export async function isKnownDevice(db: Db, email: string, device: Device): Promise<boolean> {
  const row = await db
    .selectFrom('userAccount')
    .select('userAccount.id')
    .where('userAccount.email', '=', email)
    .executeTakeFirst()
  return row !== undefined && isDeviceOf(db, row.id, device)
}

export async function isDeviceOf(db: Db, userId: string, device: Device): Promise<boolean> {
  const row = await db
    .selectFrom('knownDevice')
    .select('userId')
    .where('userId', '=', userId)
    .where('fingerprint', '=', fingerprintOf(device))
    .where('seenAt', '>', sql<Date>`now() - make_interval(days => ${knownForDays})`)
    .executeTakeFirst()
  return row !== undefined
}
