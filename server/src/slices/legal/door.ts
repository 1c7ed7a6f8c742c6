/** What a person accepts at the sign-up, and whether there is something to accept before going on. */
export { currentFor, isPending, recordAcceptances } from './model/legal.queries.ts'
