import { z } from 'zod/mini'
import { Currency } from './amounts.ts'
import { exportTypes } from './export-types.ts'

/** What a person chooses; an order form is a workbook to fill in. */
export const ExportFormat = z.enum(['csv', 'xlsx', 'pdf', 'pptx', 'zip', 'png', 'orderForm', 'orderFormWithImages'])
export type ExportFormat = z.infer<typeof ExportFormat>

export const ExportType = z.enum(exportTypes)
export type ExportType = z.infer<typeof ExportType>

export const layouts = [1, 4, 9, 12] as const
export const sheetColumns = ['code', 'colours', 'sizes', 'wholesale', 'retail', 'window', 'quantity', 'notes'] as const
export type SheetColumnName = (typeof sheetColumns)[number]

/** How a document looks. What is not chosen is decided by the reader's language and the kind of document. */
export const ExportLook = z.strictObject({
  layout: z._default(z.literal([...layouts]), 4), // styles on a page
  columns: z.optional(z.array(z.enum(sheetColumns)).check(z.maxLength(sheetColumns.length))),
  prices: z._default(z.boolean(), true),
  language: z.optional(z.enum(['en', 'ar'])),
  currency: z.optional(Currency), // a brand chooses among those of its collection; a retailer has its own
  paper: z._default(z.enum(['A4', 'LETTER']), 'A4'),
})
export type ExportLook = z.output<typeof ExportLook>

const extensions = { orderForm: 'xlsx', orderFormWithImages: 'xlsx' } as const
/** The end of the file's name. */
export const extensionOf = (format: ExportFormat) =>
  format === 'orderForm' || format === 'orderFormWithImages' ? extensions[format] : format
