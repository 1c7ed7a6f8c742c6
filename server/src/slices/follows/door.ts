/** Whether the viewer follows a brand, for lists of brands. */
export { isFollowed } from './follows.queries.ts'
/** What the weekly digest is made of. */
export { claimMail, leaveUnsent } from './claim-mail.ts'
export { readDigest } from './digest.queries.ts'
export { actorOf, type DueReader, dueReaders } from './follow-readers.queries.ts'
export { digestMail } from './follows.mails.tsx'
export { waysOut } from './unsubscribe.ts'
