/** A link's token on its way from the address to the screen that uses it; never written anywhere. */
export type HeldLink = {
  kind: 'magicLink' | 'loginLink'
  token: string
  next: string // where it leads: the way on that its address names, else its address without it
}

let held: HeldLink | null = null

export function holdLink(link: HeldLink | null): void {
  held = link
}

export function heldLink(): HeldLink | null {
  return held
}
