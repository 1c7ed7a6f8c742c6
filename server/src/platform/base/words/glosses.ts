import { arabicWords } from './arabic-words.ts'
import { plainWords } from './plain-words.ts'

/** English words for common Arabic ones that no field takes; what is not here has no meaning for the ranking. */
const others: Record<string, string> = {
  شاطئ: 'beach',
  بحر: 'sea beach',
  زفاف: 'wedding',
  عرس: 'wedding',
  أعراس: 'wedding',
  حفلة: 'party',
  حفلات: 'party',
  سهرة: 'evening party',
  سهرات: 'evening party',
  عمل: 'office work',
  مكتب: 'office',
  صيف: 'summer',
  صيفي: 'summer',
  صيفية: 'summer',
  شتاء: 'winter',
  شتوي: 'winter warm',
  شتوية: 'winter warm',
  خريف: 'autumn',
  ربيع: 'spring',
  رمضان: 'modest kaftan evening',
  عيد: 'celebration dress',
  العيد: 'celebration dress',
  سفر: 'travel',
  عطلة: 'holiday',
  إجازة: 'holiday',
  رياضة: 'sport gym',
  جري: 'running',
  يوغا: 'yoga',
  سباحة: 'swimming swim',
  دافئ: 'warm',
  دافئة: 'warm',
  خفيف: 'light',
  خفيفة: 'light',
  مطر: 'rain',
  برد: 'cold warm winter',
  ثلج: 'snow',
  أنيق: 'elegant',
  أنيقة: 'elegant',
  رسمي: 'formal',
  رسمية: 'formal',
  كاجوال: 'casual',
  يومي: 'everyday casual',
  يومية: 'everyday casual',
  مريح: 'comfortable',
  مريحة: 'comfortable',
  رومانسي: 'romantic',
  مزهر: 'floral',
  ورود: 'floral',
  مخطط: 'striped',
  مطرز: 'embroidered',
  مطرزة: 'embroidered',
  هدية: 'gift',
  هدايا: 'gift',
  جبل: 'mountain hiking',
  نوم: 'sleep nightwear',
  بيت: 'home',
  منزل: 'home',
  عروس: 'bride wedding',
  حامل: 'maternity',
}
/** Words of shops whose everyday meaning is another one. */
const retail: Record<string, string> = {
  jumper: 'sweater',
  pullover: 'sweater',
  trainers: 'sneakers',
  tee: 'shirt shirts',
  tees: 'shirt shirts',
  parka: 'jacket coat outerwear',
  anorak: 'jacket coat outerwear',
  slacks: 'trousers',
  pants: 'trousers',
  gym: 'sport sports activewear',
  workout: 'sport sports activewear',
  fitness: 'sport sports activewear',
  infant: 'baby babywear',
  newborn: 'baby babywear',
  office: 'blazer suit tailoring',
  frock: 'dress',
  gown: 'dress evening',
  specs: 'sunglasses',
  shades: 'sunglasses',
  cloak: 'coat outerwear',
  clothing: '',
  clothes: '',
  outfit: '',
  garment: '',
}
const prefixes = ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل']
const table = new Map<string, string[]>()
for (const [word, english] of Object.entries(others)) table.set(plainWords(word).join(''), english.split(' '))
for (const { word, term } of arabicWords) {
  const english = (/^[a-z]:/.test(term) ? term.slice(2) : term).toLowerCase().split('_')
  const key = plainWords(word).join('')
  table.set(key, [...(table.get(key) ?? []), ...english])
}

/** A typed word as English words that the table knows in their meaning for shops. */
export function glossesOf(word: string): string[] {
  if (!/[\u0600-\u06ff]/.test(word)) return retail[word]?.split(' ').filter(Boolean) ?? [word]
  const forms = [word, ...prefixes.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []))]
  return forms.map((form) => table.get(form)).find((found) => found !== undefined) ?? []
}
