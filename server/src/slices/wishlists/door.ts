/** Lists as an actor may see them, for slices that show one as a card. */
export { listsOf, withContents } from './model/wishlists.queries.ts'
/** A new list with its lines. */
export { createList } from './editing/create-list.ts'
