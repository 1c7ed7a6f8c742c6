/** What the frame lends to every page that shows products: small buttons, and what they open comes with the first click. */
export { AddFromCard } from './add-from-card.tsx'
export { AddList } from './add-list.tsx'
export { AddMany } from './add-many.tsx'
export { InCart } from './in-cart.tsx'
