/** What belongs into each column of a catalog's sheet; it stands on a page of the template. */
const en = {
  'imports.guide.how':
    'Fill in the first page: one row for each colour and size of a product. Delete the two rows that are there as an example.',
  'imports.guide.column': 'Column',
  'imports.guide.meaning': 'What belongs into it',
  'imports.guide.due': 'Needed',
  'imports.guide.open': 'May stay empty',
  'imports.guide.uniqueId':
    'Your own code of the product, the same on all its rows and never used for another product of the collection. A later sheet finds the product by it.',
  'imports.guide.styleCode': 'The style number that stands on your line sheet. It may be the same as the unique ID.',
  'imports.guide.name': 'What retailers read.',
  'imports.guide.description': 'Fabric, fit and care, in whole sentences.',
  'imports.guide.department': 'Choose from the list.',
  'imports.guide.category': 'Choose from the list. Needed before the collection is published.',
  'imports.guide.subCategory': 'Choose from the list; one that belongs to the category.',
  'imports.guide.gender': 'Choose from the list: UNISEX where it is for everybody.',
  'imports.guide.country': 'Where it was made, in English. Choose from the list.',
  'imports.guide.keyStyles': 'Words that stand on the card, with semicolons between them: Icon; Bestseller.',
  'imports.guide.status': 'Choose from the list. Empty means AVAILABLE.',
  'imports.guide.isCarton': 'yes where it is sold in whole cartons only, else no.',
  'imports.guide.shippingStartDate':
    'The first day of shipping, as 2027-01-31. Both days or neither; empty means those of the collection.',
  'imports.guide.shippingEndDate': 'The last day of shipping, later than the first.',
  'imports.guide.images':
    'Names of up to five picture files with semicolons between them. Put the files into a zip together with this sheet.',
  'imports.guide.colour': 'The colour of this row.',
  'imports.guide.size': 'The size of this row, as it stands on the label.',
  'imports.guide.sku': 'Your code for this colour and size, used nowhere else in the collection.',
  'imports.guide.items': 'How many units of this size are in one carton; 0 where it is not sold by the carton.',
  'imports.guide.wholesalePrice':
    'What a retailer pays for one unit: digits with a point, such as 49.50. Empty means on request.',
  'imports.guide.retailPrice': 'What a customer is to pay in the shop, written in the same way.',
  'imports.guide.currency': 'Three letters; one of the currencies of the collection.',
  'imports.guide.quantityAvailable': 'How many units are on hand, 0 or more. In a pre-order empty means no limit.',
}
const ar: Record<keyof typeof en, string> = {
  'imports.guide.how': 'املأ الصفحة الأولى: صف لكل لون ومقاس من المنتج. احذف الصفين الموجودين للمثال.',
  'imports.guide.column': 'العمود',
  'imports.guide.meaning': 'ما يُكتب فيه',
  'imports.guide.due': 'مطلوب',
  'imports.guide.open': 'يجوز تركه فارغًا',
  'imports.guide.uniqueId':
    'رمزك الخاص بالمنتج، نفسه في كل صفوفه ولا يُستخدم لمنتج آخر في المجموعة. به يُعثر على المنتج في جدول لاحق.',
  'imports.guide.styleCode': 'رمز الموديل لديك، ويجوز أن يطابق المعرّف الفريد.',
  'imports.guide.name': 'ما يقرؤه تجّار التجزئة.',
  'imports.guide.description': 'القماش والقَصّة والعناية، في جمل كاملة.',
  'imports.guide.department': 'اختر من القائمة.',
  'imports.guide.category': 'اختر من القائمة. يلزم قبل نشر المجموعة.',
  'imports.guide.subCategory': 'اختر من القائمة فئة فرعية تتبع الفئة.',
  'imports.guide.gender': 'اختر من القائمة، وUNISEX لما يناسب الجميع.',
  'imports.guide.country': 'بلد الصنع بالإنجليزية. اختر من القائمة.',
  'imports.guide.keyStyles': 'كلمات تظهر على البطاقة تفصل بينها فاصلة منقوطة: Icon; Bestseller.',
  'imports.guide.status': 'اختر من القائمة. الفراغ يعني AVAILABLE.',
  'imports.guide.isCarton': 'yes لما يُباع بالكرتونة الكاملة فقط، وإلا no.',
  'imports.guide.shippingStartDate':
    'أول أيام الشحن هكذا: \u20662027-01-31\u2069. كلا اليومين أو لا شيء، والفراغ يعني أيام المجموعة.',
  'imports.guide.shippingEndDate': 'آخر أيام الشحن، بعد أولها.',
  'imports.guide.images': 'أسماء خمس صور على الأكثر تفصل بينها فاصلة منقوطة. ضع الملفات في zip مع هذا الجدول.',
  'imports.guide.colour': 'لون هذا الصف.',
  'imports.guide.size': 'مقاس هذا الصف كما على البطاقة.',
  'imports.guide.sku': 'رمزك لهذا اللون والمقاس، لا يتكرر في المجموعة.',
  'imports.guide.items': 'عدد القطع من هذا المقاس في الكرتونة، و0 لما لا يُباع بالكرتونة.',
  'imports.guide.wholesalePrice': 'ما يدفعه تاجر التجزئة للقطعة: أرقام بنقطة عشرية مثل 49.50. الفراغ يعني عند الطلب.',
  'imports.guide.retailPrice': 'ما يدفعه الزبون في المتجر، بالكتابة نفسها.',
  'imports.guide.currency': 'ثلاثة أحرف لإحدى عملات المجموعة.',
  'imports.guide.quantityAvailable': 'عدد القطع الموجودة، 0 أو أكثر. في الطلب المسبق الفراغ يعني بلا حد.',
}
export const importGuideMessages = { en, ar }
