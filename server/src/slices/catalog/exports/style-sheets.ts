import type { PictureSheet, PictureSheetColumn } from '../../../platform/documents/papers/picture-sheet.ts'
import type { ExportContext } from '../../../platform/documents/exports/export-kind.ts'
import { printPictures } from '../../../platform/documents/papers/read-picture.ts'
import { type Style, type StyleList, unitsOf } from './style.ts'
import { isShown, styleFormats } from './style-facts.ts'

const picture = { width: 96, height: 120, isFilled: true } // the proportions of its cell
type Row = { style: number; cells: (string | number | null)[] }
type Column<T> = PictureSheetColumn & { value: (of: T) => string | number | null }

/** A line for each style; where quantities are meant, one for each size that is wanted. */
export async function styleSheet(context: ExportContext, list: StyleList): Promise<PictureSheet> {
  const rows = list.styles.flatMap((style, at): (Sized & { at: number })[] =>
    style.quantities ? chosenOf(style).map((one) => ({ ...one, at })) : [{ style, colour: null, size: null, at }],
  )
  const hasSizes = list.styles.some(({ quantities }) => quantities)
  const columns = styleColumns(context, list, hasSizes)
  return picturesFor(context, list, {
    name: list.title,
    columns,
    form: null,
    rows: rows.map((row) => ({ style: row.at, cells: columns.map(({ value }) => value(row)) })),
    withImages: true,
  })
}

/** A line for each size with an empty quantity; a carton is one line. */
export async function orderForm(context: ExportContext, list: StyleList, withImages: boolean): Promise<PictureSheet> {
  const { word } = styleFormats(context)
  const columns = formColumns(context, list)
  const rows = list.styles.flatMap((style, at) =>
    sizesOf(style).map((row) => ({ style: at, cells: columns.map(({ value }) => value(row)) })),
  )
  return picturesFor(context, list, {
    name: word('form.name'),
    columns,
    rows,
    withImages,
    form: {
      column: columns.length - 1,
      price: columns.findIndex(({ header }) => header === word('wholesale')),
      guide: {
        name: word('form.guide'),
        lines: [list.title, word('form.guide1'), word('form.guide2'), word('form.guide3')],
        units: word('units'),
        amount: word('amount'),
      },
    },
  })
}

type Sized = { style: Style; colour: string | null; size: Style['variants'][number]['sizes'][number] | null }

const sizesOf = (style: Style): Sized[] =>
  style.isCarton
    ? [{ style, colour: null, size: null }]
    : style.variants.flatMap(({ colour, sizes }) => sizes.map((size) => ({ style, colour, size })))
const chosenOf = (style: Style): Sized[] =>
  sizesOf(style).filter(({ size }) => (size ? (style.quantities?.[size.skuId] ?? 0) : style.cartons) > 0)

function styleColumns(context: ExportContext, list: StyleList, hasSizes: boolean): Column<Sized>[] {
  const { look } = context
  const { word } = styleFormats(context)
  const all = (values: (string | undefined)[]) => [...new Set(values)].filter(Boolean).join(', ')
  const quantityOf = ({ style, size }: Sized) => (size ? (style.quantities?.[size.skuId] ?? 0) : style.cartons)
  return [
    { header: word('name'), width: 30, value: ({ style }) => style.name },
    ...(isShown(look, 'code') ? [{ header: word('code'), value: ({ style }: Sized) => style.styleCode }] : []),
    { header: word('brand'), value: ({ style }) => style.brandName },
    { header: word('collection'), width: 22, value: ({ style }) => style.collectionName },
    ...(isShown(look, 'colours')
      ? [
          {
            header: word('colours'),
            width: 22,
            value: ({ style, colour }: Sized) => colour ?? all(style.variants.map((one) => one.colour)),
          },
        ]
      : []),
    ...(isShown(look, 'sizes')
      ? [
          {
            header: word('sizes'),
            width: 18,
            value: ({ style, size }: Sized) =>
              size?.size ?? all(style.variants.flatMap(({ sizes }) => sizes.map((one) => one.size))),
          },
        ]
      : []),
    ...(hasSizes ? [{ header: word('form.sku'), width: 20, value: ({ size }: Sized) => size?.sku ?? null }] : []),
    ...priceColumns(context, list),
    ...windowColumns(context),
    ...(hasSizes && isShown(look, 'quantity')
      ? [
          { header: word('form.quantity'), kind: 'number' as const, width: 10, value: quantityOf },
          {
            header: word('units'),
            kind: 'number' as const,
            width: 10,
            value: (row: Sized) => (row.size ? quantityOf(row) : unitsOf(row.style)),
          },
        ]
      : []),
    ...(isShown(look, 'notes') ? [{ header: word('note'), width: 30, value: ({ style }: Sized) => style.note }] : []),
  ]
}

function formColumns(context: ExportContext, list: StyleList): Column<Sized>[] {
  const { word } = styleFormats(context)
  const cartonUnits = (style: Style) =>
    style.variants.flatMap(({ sizes }) => sizes).reduce((sum, size) => sum + size.cartonUnits, 0)
  return [
    { header: word('name'), width: 30, value: ({ style }) => style.name },
    { header: word('code'), value: ({ style }) => style.styleCode },
    { header: word('form.uniqueId'), value: ({ style }) => style.uniqueId },
    { header: word('form.colour'), value: ({ colour }) => colour },
    {
      header: word('form.size'),
      width: 14,
      value: ({ size, style }) => size?.size ?? word('cartonOf', { units: cartonUnits(style) }),
    },
    { header: word('form.sku'), width: 20, value: ({ size }) => size?.sku ?? null },
    ...priceColumns(context, list),
    ...windowColumns(context),
    { header: word('available'), kind: 'number', width: 11, value: ({ size }) => size?.quantityAvailable ?? null },
    { header: word('form.quantity'), kind: 'number', width: 12, value: () => null },
  ]
}

/** Wholesale only where the reader may know it of at least one style. */
function priceColumns(context: ExportContext, { styles }: StyleList): Column<Sized>[] {
  const { look } = context
  const { word } = styleFormats(context)
  const isTold = styles.some(({ wholesalePrice }) => wholesalePrice !== undefined)
  return [
    ...(isTold && isShown(look, 'wholesale')
      ? [
          {
            header: word('wholesale'),
            kind: 'money' as const,
            width: 12,
            value: ({ style }: Sized) => style.wholesalePrice ?? null,
          },
        ]
      : []),
    ...(isShown(look, 'retail')
      ? [{ header: word('retail'), kind: 'money' as const, width: 12, value: ({ style }: Sized) => style.retailPrice }]
      : []),
    ...(look.prices ? [{ header: word('currency'), width: 10, value: ({ style }: Sized) => style.currency }] : []),
  ]
}

function windowColumns(context: ExportContext): Column<Sized>[] {
  const { word } = styleFormats(context)
  if (!isShown(context.look, 'window')) return []
  return [
    { header: word('shipsFrom'), kind: 'day', width: 13, value: ({ style }) => style.shippingStartDate },
    { header: word('shipsUntil'), kind: 'day', width: 13, value: ({ style }) => style.shippingEndDate },
  ]
}

type Sheet = Pick<PictureSheet, 'name' | 'form'> & {
  columns: readonly Column<never>[]
  rows: readonly Row[]
  withImages: boolean
}

/** With the picture of a style beside its first line. */
async function picturesFor(context: ExportContext, { styles }: StyleList, sheet: Sheet): Promise<PictureSheet> {
  const { deps, language, progress } = context
  const { word } = styleFormats(context)
  const images = sheet.withImages ? styles.map(({ image }) => image) : []
  const { pictures, indexes } = await printPictures(deps, images, picture, (done, all) => progress(done, all * 2))
  const { name, columns, rows, form } = sheet
  return {
    name,
    isRtl: language === 'ar',
    columns: columns.map(({ header, kind, width }) => ({ header, ...(kind && { kind }), ...(width && { width }) })),
    lines: rows.map(({ style, cells }, at) => ({
      picture: rows[at - 1]?.style === style ? null : (indexes[style] ?? null),
      cells,
    })),
    pictures,
    pictureHeader: sheet.withImages ? word('picture') : null,
    form: form && { ...form, price: form.price === -1 ? null : form.price },
  }
}
