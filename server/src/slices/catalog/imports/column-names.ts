import type { ColumnPlaces } from '@souk/contract/catalog/imports.contract.ts'
import { requiredColumns, type SheetColumn, sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'

/** Titles that brands commonly use, in the spelling of `plainTitle`. */
const synonyms: Partial<Record<SheetColumn, string>> = {
  uniqueId: 'productid,handle,parentsku,itemid,معرفالمنتج,المعرفالفريد,الرمزالفريد',
  styleCode:
    'style,styleno,stylenumber,styleid,stylecode,reference,ref,articlenumber,articleno,itemnumber,رمزالموديل,رمزالطراز,رقمالطراز',
  name: 'productname,title,stylename,itemname,producttitle,articlename,اسمالمنتج,الاسم',
  description: 'productdescription,details,longdescription,bodyhtml,الوصف',
  department: 'division,القسم',
  category: 'producttype,type,productcategory,الفئة',
  subCategory: 'subcategory,subtype,الفئةالفرعية',
  gender: 'sex,الجنس',
  country: 'countryoforigin,origin,madein,coo,بلدالمنشأ,صنعفي',
  status: 'availability,الحالة',
  shippingStartDate: 'shipstart,startship,deliverystart,shipfrom,deliveryfrom,startdate,بدايةالشحن',
  shippingEndDate: 'shipend,endship,cancel,deliveryend,shipto,deliveryto,enddate,completeby,نهايةالشحن',
  images: 'image,picture,pictures,photo,photos,imagefile,imagename,الصور',
  colour: 'color,colorname,colourname,colorway,colourway,variantcolor,اللون',
  size: 'sizename,variantsize,المقاس,الحجم',
  sku: 'skucode,barcode,ean,upc,gtin,variantsku,رمزالصنف',
  items: 'unitspercarton,packqty,packsize,casepack,unitspercase,عددالوحداتفيالكرتون',
  wholesalePrice: 'wholesale,wsp,wholesaleprice,ws,whsl,unitprice,cost,price,سعرالجملة',
  retailPrice: 'rrp,msrp,srp,retail,suggestedretailprice,recommendedretailprice,سعرالتجزئة',
  currency: 'cur,currencycode,العملة',
  quantityAvailable: 'qty,quantity,stock,inventory,available,onhand,ats,qtyavailable,stockonhand,الكمية,المخزون',
}

export const plainTitle = (title: string) => title.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')

/** Where our columns are: by what the brand chose before, by their own names, then by common ones. */
export function placesIn(titles: readonly string[], chosenBefore: ReadonlyMap<SheetColumn, string>): ColumnPlaces {
  const plain = titles.map(plainTitle)
  const places: ColumnPlaces = {}
  for (const column of sheetColumns) {
    const before = chosenBefore.get(column)
    const names = [
      ...(before === undefined ? [] : [before]),
      plainTitle(column),
      ...(synonyms[column]?.split(',') ?? []),
    ]
    const at = names.map((name) => plain.indexOf(name)).find((place) => place >= 0)
    if (at !== undefined) places[column] = at
  }
  return places
}

/** A collection with one currency needs no column for it. */
export function missingIn(places: ColumnPlaces, currencies: readonly string[]): SheetColumn[] {
  return requiredColumns.filter(
    (column) => places[column] === undefined && !(column === 'currency' && currencies.length === 1),
  )
}
