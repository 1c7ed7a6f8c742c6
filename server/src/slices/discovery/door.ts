/** Counting what a list of products can be narrowed down by. */
export { countFacets } from './count-facets.ts'
/** How words are written for comparing, and which Arabic words name what. */
export { arabicWords } from '../../platform/base/words/arabic-words.ts'
export { glossesOf } from '../../platform/base/words/glosses.ts'
export { plainWords } from '../../platform/base/words/plain-words.ts'
/** Where to look for products by tags and words. */
export { listedProducts } from './listed-products.ts'
