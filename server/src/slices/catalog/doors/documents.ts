/** Documents of styles, for slices that have lists of them. */
export { brandLook, brandTerms } from '../exports/brand-look.ts'
export { formColumn } from '../exports/sheet-words.ts'
export { type Style, type StyleList, styleOf } from '../exports/style.ts'
export { styleContent, stylePreview } from '../exports/style-documents.ts'
export { styleFormats } from '../exports/style-facts.ts'
