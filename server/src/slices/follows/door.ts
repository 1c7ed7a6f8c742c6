/** Whether the viewer follows a brand, for lists of brands. */
export { isFollowed } from './follows.queries.ts'
/** What `subscribers.ts` needs to tell followers of a collection that went live. */
export { beginOpening } from './tell-followers.ts'
