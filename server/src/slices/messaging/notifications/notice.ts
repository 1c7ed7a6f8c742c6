import type { NotificationKind } from '@souk/contract/identity/notification-kinds.ts'
import type { RawBuilder } from 'kysely'
import type { Db } from '../../../platform/data/database/db.ts'

/** What an event says to people. */
export type Notice = {
  kind: NotificationKind
  type: string // names its sentences
  params?: Readonly<Record<string, string>>
  subject: string // events about the same subject share a line
  link: string
  listLink?: string // where a line leads that speaks of several subjects
  to: RawBuilder<boolean> // beside the aliases `association`, `user_account` and `entity`
  except?: string | null // the person who caused it
  counterpartId?: string
  collectionId?: string
  isMailed?: true // another mail tells the same already
}

/** Looks an event up and says what it means; nothing where its subject is gone. */
// oxlint-disable-next-line typescript/no-explicit-any -- each one knows its own event
export type Notices = Record<string, (db: Db, payload: any) => Promise<Notice[]>>
