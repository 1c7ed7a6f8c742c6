import type { Deps } from '../../platform/serving/deps.ts'
import type { Language } from '../../platform/base/messages.ts'
import { connectionMail, type MailKind } from './connections.mails.tsx'
import { peopleToMail, requestToMail } from './mails.queries.ts'

const kinds = {
  request: 'connectionRequest',
  reminder: 'connectionReminder',
  accepted: 'connectionAccepted',
} as const satisfies Record<string, MailKind>

/** Mails those who may answer, or the one who asked; each in their language and once per event. */
export async function mailRequest(deps: Deps, requestId: string, about: keyof typeof kinds): Promise<void> {
  const { db, say, sendMail, config } = deps
  const request = await requestToMail(db, requestId)
  const isAnswer = about === 'accepted'
  const to = isAnswer ? request.senderEntityId : request.receiverEntityId
  const people = await peopleToMail(db, to, isAnswer ? request.senderId : null)
  for (const { userId, email, firstName, language, notBefore } of people) {
    const words = { name: firstName, from: request.senderName, to: request.receiverName }
    const href = `${config.publicUrl}/connections${isAnswer ? '' : '?tab=requests'}`
    const word = isAnswer ? request.answer : request.message
    await sendMail(db, {
      to: email,
      notBefore,
      language: language as Language,
      content: connectionMail({ say, language: language as Language }, kinds[about], { words, href, word }),
      key: `connection ${about} ${requestId} ${userId}`,
      isDemo: isAnswer ? request.isReceiverDemo : request.isSenderDemo,
    })
  }
}
