import { oneOf, pageNumber, text } from '../../../lib/url/url-state.ts'

export const views = ['agenda', 'month', 'following'] as const
export const scopes = ['all', 'followed'] as const
/** What is looked at, and the page of the followed brands. */
export const calendarFields = { view: oneOf(views, 'agenda'), scope: oneOf(scopes, 'all'), page: pageNumber() }
/** The collection that is being announced; `new` while it is still to be chosen. */
export const announcing = { announce: text(36) }
