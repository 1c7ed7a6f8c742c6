/** A link's token on its way from the address to the screen that uses it; never written anywhere. */
export type PendingLink = {
  kind: 'magicLink' | 'loginLink'
  token: string
  next: string // where it leads: the way on that its address names, else its address without it
}

let held: PendingLink | null = null

export function setPendingLink(link: PendingLink | null): void {
  held = link
}

export function pendingLink(): PendingLink | null {
  return held
}
