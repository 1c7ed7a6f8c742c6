import { timingSafeEqual } from 'node:crypto'
import { issueToken } from '../../platform/data/access/one-time-tokens.ts'
import type { ServerKey } from '../../platform/data/access/server-key.ts'
import type { Db } from '../../platform/data/database/db.ts'
import { Refusal } from '../../platform/base/refusal.ts'
import type { Deps } from '../../platform/serving/deps.ts'

type Linking = Pick<Deps, 'key' | 'config'>

/** The id stays readable beside the secret: a link that is used up still says which invitation it was of. */
export async function linkTo({ key, config }: Linking, tx: Db, id: string): Promise<string> {
  const secret = await issueToken(tx, key, { purpose: 'marketplaceInvitation', subject: id })
  return `${config.publicUrl}/join/${id}.${secret}`
}

export function partsOf(token: string): { id: string; secret: string } {
  const [, id, secret] = /^([\da-f-]{36})\.([\w-]{1,100})$/.exec(token) ?? []
  if (!id || !secret) throw new Refusal('not_found', 'invitations.dead')
  return { id, secret }
}

const purpose = 'invitation objection'

/** Proves that the mail was ours; it never ends, because the right to object does not. */
export const objectionHref = ({ key, config }: Linking, id: string): string =>
  `${config.publicUrl}/no-invitations?token=${id}.${key.sign(purpose, id).toString('base64url')}`

export function objectedId(key: ServerKey, token: string): string {
  const { id, secret } = partsOf(token)
  const [right, given] = [key.sign(purpose, id), Buffer.from(secret, 'base64url')]
  if (given.length !== right.length || !timingSafeEqual(given, right))
    throw new Refusal('not_found', 'invitations.deadObjection')
  return id
}
