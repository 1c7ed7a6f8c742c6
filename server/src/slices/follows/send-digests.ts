import { inTransaction } from '../../platform/database/db.ts'
import type { Deps } from '../../platform/deps.ts'
import { viewerOf } from '../catalog/door.ts'
import { isDemoUser } from '../identity/door.ts'
import { claimMail, leaveUnsent } from './claim-mail.ts'
import { readDigest } from './digest.queries.ts'
import { actorOf, type DueReader, dueReaders } from './follow-readers.queries.ts'
import { digestMail } from './follows.mails.tsx'
import { waysOut } from './unsubscribe.ts'

const atOnce = 200

/** Everyone whose hour it is. Each gets a row for the week, with or without a mail, so that none is handled twice. */
export async function sendDigests(deps: Deps): Promise<void> {
  let due: DueReader[]
  do {
    due = await dueReaders(deps.db, atOnce)
    for (const reader of due) await sendDigest(deps, reader)
  } while (due.length === atOnce)
}

export async function sendDigest({ db, key, say, sendMail, config }: Deps, reader: DueReader): Promise<void> {
  const { userId, email, language, week } = reader
  await inTransaction(db, async (tx) => {
    const mail = { userId, kind: 'digest', subject: week } as const
    if (!(await claimMail(tx, mail))) return
    const digest = await readDigest(tx, { viewer: await viewerOf(tx, actorOf(reader)), userId })
    if (Object.values(digest).every((lines) => lines.length === 0)) return leaveUnsent(tx, mail)
    const { href, headers } = waysOut(key, config.publicUrl, { userId, kind: 'digest' })
    await sendMail(tx, {
      to: email,
      language,
      key: `digest ${week} ${userId}`,
      isDemo: await isDemoUser(tx, userId),
      headers,
      content: digestMail({ say, language }, digest, { publicUrl: config.publicUrl, end: href }),
    })
  })
}
