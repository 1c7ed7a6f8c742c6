import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Actor } from '@souk/contract/core/abilities.ts'
import type { ReadinessKey, ReadinessPoint } from '@souk/contract/readiness/readiness.contract.ts'
import type { Language } from '../../platform/base/messages.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import { audit } from '../../platform/data/audit.ts'
import { type Db, inTransaction } from '../../platform/data/database/db.ts'
import { mailHouse } from '../../platform/delivery/mail/mail-house.ts'
import { MailText, MailTitle } from '../../platform/delivery/mail/mail-parts.tsx'
import { renderMail } from '../../platform/delivery/mail/render-mail.tsx'
import type { Deps } from '../../platform/serving/deps.ts'
import type { Caller } from '../../platform/serving/http/mount.ts'
import { findUser } from '../identity/door.ts'
import { checkProvider } from '../payments/door.ts'
import { type Facts, outsideBackup } from './judge-points.ts'
import { echoOf } from './echo.ts'

export const probeQueue = 'readiness.probe'
const probeSeconds = 15
const answerSeconds = 10

type Proof = { isGood: boolean; subject: string; detail: string }
type Asking = { deps: Deps; facts: Facts; actor: Actor; language: Language }

/** An error is a failed proof, with its message as the detail. */
async function proofOf(subject: string, attempt: () => Promise<string>): Promise<Proof> {
  try {
    return { isGood: true, subject, detail: (await attempt()).slice(0, 300) }
  } catch (error) {
    return { isGood: false, subject, detail: reasonOf(error).slice(0, 300) }
  }
}

const reasonOf = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

/** Points that a machine can try. The others are confirmed by a person, or show by themselves. */
const tests: Partial<Record<ReadinessKey, (asking: Asking) => Promise<Proof>>> = {
  mail: ({ deps: { mailServer, db, say, config, marketplace }, facts, actor, language }) =>
    proofOf(facts.mailHost ?? '', async () => {
      if (!mailServer) throw new Error(say(language, 'readiness.mail.none'))
      const { email } = (await findUser(db, actor.userId))!
      const words = (key: string) => say(language, `readiness.testMail.${key}`)
      const content = {
        subject: words('subject'),
        preview: words('text'),
        body: (
          <>
            <MailTitle>{words('subject')}</MailTitle>
            <MailText>{words('text')}</MailText>
          </>
        ),
      }
      const mail = renderMail(content, language, say, mailHouse({ config, marketplace }, language))
      const answer = await mailServer.send({ name: randomUUID(), to: email!, language, headers: {}, ...mail })
      return `${email}: ${answer}`
    }),
  address: ({ deps: { config, key } }) =>
    proofOf(config.publicUrl, async () => {
      const text = randomUUID()
      const url = `${config.publicUrl}/api/common/echo?text=${text}`
      const answer = await fetch(url, { signal: AbortSignal.timeout(answerSeconds * 1000), redirect: 'manual' })
      const { data } = (await answer.json().catch(() => ({}))) as { data?: { signed?: string } }
      if (data?.signed !== echoOf(key, text)) throw new Error(`HTTP ${answer.status}`)
      return `HTTP ${answer.status}`
    }),
  payments: ({ deps: { config }, facts }) => proofOf(facts.stripe ?? '', () => checkProvider(config)),
  files: ({ deps: { files }, facts }) =>
    proofOf(facts.files, async () => {
      const name = `checks/${randomUUID()}.txt`
      await files.put(name, Buffer.from(name), 'text/plain')
      const read = await files.get(name)
      const parts: Buffer[] = []
      for await (const part of read?.body ?? []) parts.push(part as Buffer)
      await files.remove(name)
      if (Buffer.concat(parts).toString() !== name) throw new Error('What was read is not what was written.')
      return ''
    }),
  jobs: ({ deps: { db, enqueue } }) =>
    proofOf('', async () => {
      const began = performance.now()
      const id = randomUUID()
      await enqueue(db, probeQueue, { id })
      while (performance.now() - began < probeSeconds * 1000) {
        if (await isProbed(db, id)) return `${Math.round(performance.now() - began)} ms`
        await sleep(100)
      }
      throw new Error(`${probeSeconds} s`)
    }),
}
const confirmations: Partial<Record<ReadinessKey, (facts: Facts) => string | null>> = {
  backup: ({ hasOwnDatabase }) => (hasOwnDatabase ? outsideBackup : null), // else the command notes it
  restore: () => '',
  name: ({ name }) => name,
  approval: ({ approvesBrands }) => (approvesBrands ? 'people' : 'none'),
  review: ({ isAutoReview }) => (isAutoReview ? 'auto' : 'people'),
  commission: ({ firstOrderRate, laterRate }) => `${firstOrderRate} ${laterRate}`,
}

export function proofKind(key: ReadinessKey, facts: Facts): ReadinessPoint['proof'] {
  if (key in tests) return 'test'
  return (confirmations[key]?.(facts) ?? null) === null ? null : 'confirm'
}

/** Tries a point now, or notes that the person is sure of it. */
export async function provePoint(asking: Asking, key: ReadinessKey, caller: Caller): Promise<void> {
  const { deps, facts, actor } = asking
  const subject = confirmations[key]?.(facts) ?? null
  const proof = subject === null ? await tests[key]?.(asking) : { isGood: true, subject, detail: '' }
  if (!proof) throw new Refusal('not_found')
  await inTransaction(deps.db, async (tx) => {
    await noteCheck(tx, key, proof, actor.userId)
    await audit(tx, actor, {
      action: 'admin.readinessChecked',
      subject: key,
      details: { isGood: proof.isGood },
      caller,
    })
  })
}

export async function noteCheck(db: Db, point: string, proof: Proof, checkedBy: string | null): Promise<void> {
  const values = { ...proof, checkedBy, checkedAt: sql<Date>`now()` }
  await db
    .insertInto('readinessCheck')
    .values({ point, ...values })
    .onConflict((conflict) => conflict.column('point').doUpdateSet(values))
    .execute()
}

/** A worker leaves its mark; the process that waits for it finds it. */
export async function leaveProbe(db: Db, id: string): Promise<void> {
  await noteCheck(db, 'probe', { isGood: true, subject: id, detail: '' }, null)
}

const isProbed = async (db: Db, id: string) =>
  (await db
    .selectFrom('readinessCheck')
    .select('point')
    .where('point', '=', 'probe')
    .where('subject', '=', id)
    .executeTakeFirst()) !== undefined
