import { listeners } from './server/listeners.ts'

/** What can be done about it, such as taking it back. */
type ToastAction = { label: string; run: () => void }
/** `second` is another choice, such as a different place. `isHeard` false: the page reads it out itself. `requestId`: what a person can quote to support. */
type ToastOptions = { action?: ToastAction; second?: ToastAction; isHeard?: boolean; requestId?: string }
export type ToastMessage = { kind: 'success' | 'warning' | 'danger'; message: string } & ToastOptions

const audience = listeners<[ToastMessage]>()
let unheard: ToastMessage[] = []

/** Says something to the person, wherever they are; the toasts listen, and hear what was said before they were there. */
export function toast(kind: ToastMessage['kind'], message: string, options: ToastOptions = {}): void {
  const announcement = { kind, message, ...options }
  if (audience.size() === 0) unheard.push(announcement)
  else audience.tell(announcement)
}

export function onToast(listener: (announcement: ToastMessage) => void): () => void {
  const waiting = unheard
  unheard = []
  for (const announcement of waiting) listener(announcement)
  return audience.add(listener)
}
