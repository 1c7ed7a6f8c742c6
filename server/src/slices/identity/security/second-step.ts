import { randomUUID } from 'node:crypto'
import type { FirstStep, SignedIn } from '@souk/contract/identity/sign-in-shapes.ts'
import { consumeToken, issueToken, peekToken, tokenLifetimes } from '../../../platform/data/access/one-time-tokens.ts'
import { type Db, inTransaction } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { Refusal } from '../../../platform/base/refusal.ts'
import { type Device, enter } from '../model/enter.ts'
import { type AssociationRecord, associationsOf } from '../model/identity.queries.ts'
import { isDeviceOf } from '../model/known-devices.queries.ts'
import { withPatience } from './count-wrong-codes.ts'
import { isTwoFactorOn, consumeSecondFactor } from './second-factor.queries.ts'

type Access = Pick<Deps, 'db' | 'key'>

/** A session, or a challenge where the person has two-factor on. */
export async function enterOrChallenge(
  { db, key }: Access,
  userId: string,
  association: AssociationRecord,
  device: Device,
): Promise<FirstStep> {
  if (!(await isTwoFactorOn(db, userId))) return enter(db, userId, association, device)
  const payload = { userId, associationId: association.id }
  const challenge = await issueToken(db, key, { purpose: 'secondStep', subject: `${userId} ${randomUUID()}`, payload })
  const expiresAt = new Date(Date.now() + tokenLifetimes.secondStep * 1000).toISOString()
  return { token: null, role: null, entityType: null, secondStep: { challenge, expiresAt } }
}

type Answer = { challenge: string; code: string }

/** A device the person has used before has tries of its own. */
export async function takeSecondStep({ db, key }: Access, answer: Answer, device: Device): Promise<SignedIn> {
  const { userId, associationId } = await challenged(db, key, answer.challenge)
  const tries = (await isDeviceOf(db, userId, device))
    ? `second step ${userId} ${device.address}`
    : `second step ${userId}`
  return withPatience(db, tries, userId, () =>
    inTransaction(db, async (tx) => {
      if (!(await consumeSecondFactor(tx, key, userId, answer.code)))
        throw new Refusal('invalid', 'identity.wrongFactor', { field: 'code' })
      if (!(await consumeToken(tx, key, 'secondStep', answer.challenge))) throw dead()
      const place = (await associationsOf(tx, userId)).find(({ id }) => id === associationId)
      if (!place) throw dead()
      return enter(tx, userId, place, device, { isStrong: true })
    }),
  )
}

async function challenged(db: Db, key: Deps['key'], challenge: string) {
  const live = await peekToken(db, key, 'secondStep', challenge)
  if (!live) throw dead()
  return { userId: live.payload.userId!, associationId: live.payload.associationId! }
}

const dead = () => new Refusal('conflict', 'identity.challengeEnded')
