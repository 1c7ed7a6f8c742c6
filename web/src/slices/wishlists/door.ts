/** What the frame lends to every page: keeping a product, and the list that waits for a person who just signed up. */
export { AddToList } from './adding/add-to-list.tsx'
export { KeptList } from './share/wishlist-restore.tsx'
export { AddOne, ListMark } from './adding/wishlist-mark.tsx'
