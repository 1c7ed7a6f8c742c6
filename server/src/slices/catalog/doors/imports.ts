/** The rules of an import, for slices that fill collections from elsewhere. */
export { cellsOf, judgeAgainst, loadSheet, type Sheet, type SheetRow, writeSheetRows } from '../imports/sheet-rows.ts'
export { isOpenForEditing } from '../model/own-brand.ts'
export { lockCollection } from '../model/collections.queries.ts'
export { recompileProducts } from '../products/completeness.ts'
export { compileAccess } from '../visibility/compile-access.ts'
