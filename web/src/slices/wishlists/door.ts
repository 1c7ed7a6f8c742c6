/** What the frame lends to every page: keeping a product, and the list that waits for a person who just signed up. */
export { AddToList } from './add-to-list.tsx'
export { KeptList } from './detail/wishlist-restore.tsx'
export { AddOne, ListMark } from './detail/wishlist-mark.tsx'
