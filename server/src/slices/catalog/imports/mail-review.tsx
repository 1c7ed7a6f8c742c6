import { mediaTypes } from '@souk/contract/core/media-types.ts'
import type { Db } from '../../../platform/data/database/db.ts'
import type { Deps } from '../../../platform/serving/deps.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { Language } from '../../../platform/base/messages.ts'
import { templateAnswer } from '../../../platform/documents/sheets/write-sheet.ts'
import { findUser, isDemoUser, wants } from '../../identity/door.ts'
import { reviewColumns, reviewRows } from './review-sheet.ts'

async function wantsReviews(db: Db, userId: string): Promise<boolean> {
  const query = db.selectFrom('userAccount').select(wants('reviews', 'mail').as('wanted')).where('id', '=', userId)
  return (await query.executeTakeFirst())?.wanted ?? false
}

/** The review is mailed to the uploader, with the rows to fix. */
export async function mailReview(
  { db, say, sendMail, config }: Deps,
  importId: string,
  language: Language,
): Promise<void> {
  const job = await db
    .selectFrom('catalogImport')
    .innerJoin('collection', 'collection.id', 'catalogImport.collectionId')
    .select([
      'catalogImport.userId',
      'catalogImport.rowsBad',
      'collection.name',
      'collection.id',
      'collection.currencies',
    ])
    .where('catalogImport.id', '=', importId)
    .executeTakeFirstOrThrow()
  const user = await findUser(db, job.userId)
  if (!user || !(await wantsReviews(db, job.userId))) return
  const words = { collection: job.name, count: job.rowsBad }
  const { name, type, body } = await templateAnswer(
    `${job.name} rejected`,
    reviewColumns(job.currencies),
    await reviewRows(db, importId, say, language),
  )
  await sendMail(db, {
    to: user.email,
    language,
    key: `import ${importId}`,
    isDemo: await isDemoUser(db, user.id),
    attachments: [{ name, contentType: mediaTypes[type], body: body as Buffer }],
    content: {
      subject: say(language, 'mail.review.subject', words),
      preview: say(language, 'mail.review.preview', words),
      body: (
        <>
          <MailTitle>{say(language, 'mail.review.title', words)}</MailTitle>
          <MailText>{say(language, 'imports.withErrors')}</MailText>
          <MailButton href={`${config.publicUrl}/collections/edit/${job.id}?import=${importId}`}>
            {say(language, 'mail.review.button')}
          </MailButton>
        </>
      ),
    },
  })
}
