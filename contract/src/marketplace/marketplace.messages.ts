const en = {
  'marketplace.saved': 'Saved. It shows everywhere from now on.',
  'marketplace.colour': 'Choose a colour, or write one such as #9a3b26.',
  'marketplace.noSuchFile': 'This picture is not here any more. Choose it again.',
  'marketplace.logoSize': 'Choose a logo whose longer side has at least {{minimum}} pixels.',
  'marketplace.iconSize': 'Choose a square icon with at least {{minimum}} × {{minimum}} pixels.',
  'marketplace.rate': 'Enter a percentage below 100 with at most two decimals, such as 20 or 7.5.',
  'marketplace.iban': 'This IBAN is not right. Compare it with your bank statement, digit by digit.',
  'marketplace.bic': 'A BIC has 8 or 11 letters and digits, such as DEUTDEFF.',
  'marketplace.taxNumber': 'Enter the tax number in the form of the country, such as {{example}}.',
  'marketplace.taxNumberMissing': 'Enter a tax number first: without one no tax can be charged.',
  'marketplace.countryMissing': 'Choose the country first: the form of the tax number depends on it.',
}
const ar: Record<keyof typeof en, string> = {
  'marketplace.saved': 'تم الحفظ، ويظهر في كل مكان من الآن.',
  'marketplace.colour': 'اختر لونًا أو اكتبه بالصيغة ⁦#9a3b26⁩.',
  'marketplace.noSuchFile': 'لم تعد هذه الصورة موجودة. اخترها من جديد.',
  'marketplace.logoSize': 'اختر شعارًا لا يقل ضلعه الأطول عن {{minimum}} بكسل.',
  'marketplace.iconSize': 'اختر أيقونة مربعة لا تقل عن {{minimum}} × {{minimum}} بكسل.',
  'marketplace.rate': 'أدخل نسبة أقل من 100 بمنزلتين عشريتين على الأكثر، مثل 20 أو 7.5.',
  'marketplace.iban': 'رقم IBAN غير صحيح. قارنه بكشف حسابك المصرفي رقمًا رقمًا.',
  'marketplace.bic': 'يتكون رمز BIC من 8 أو 11 حرفًا ورقمًا، مثل DEUTDEFF.',
  'marketplace.taxNumber': 'أدخل الرقم الضريبي بصيغة البلد، مثل {{example}}.',
  'marketplace.taxNumberMissing': 'أدخل رقمًا ضريبيًا أولًا، فلا تُحتسب ضريبة من دونه.',
  'marketplace.countryMissing': 'اختر البلد أولًا، فصيغة الرقم الضريبي تتوقف عليه.',
}
export const marketplaceMessages = { en, ar }
