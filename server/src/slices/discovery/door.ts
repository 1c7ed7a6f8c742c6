/** Counting what a list of products can be narrowed down by. */
export { countFacets } from './count-facets.ts'
