/** Lists as an actor may see them, for slices that show one as a card. */
export { listsOf, withContents } from './wishlists.queries.ts'
/** A new list with its lines. */
export { createList } from './create-list.ts'
