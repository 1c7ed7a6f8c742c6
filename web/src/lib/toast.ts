import { listeners } from './server/listeners.ts'

/** What can be done about it, such as taking it back. */
type Deed = { label: string; run: () => void }
export type Announcement = { kind: 'success' | 'warning' | 'danger'; message: string; deed?: Deed | undefined }

const audience = listeners<[Announcement]>()
let unheard: Announcement[] = []

/** Says something to the person, wherever they are; the toasts listen, and hear what was said before they were there. */
export function announce(kind: Announcement['kind'], message: string, deed?: Deed): void {
  const announcement = { kind, message, deed }
  if (audience.size() === 0) unheard.push(announcement)
  else audience.tell(announcement)
}

export function onAnnouncement(listener: (announcement: Announcement) => void): () => void {
  const waiting = unheard
  unheard = []
  for (const announcement of waiting) listener(announcement)
  return audience.add(listener)
}
