import { glossesOf } from '../../../platform/base/words/glosses.ts'
import { plainWords } from '../../../platform/base/words/plain-words.ts'

/** English words for what Arabic descriptions of stores and brands say, beside the words of products. */
const storeWords: Record<string, string> = {
  'متجر متاجر محل محلات دكان': 'store',
  'بوتيك بوتيكات': 'boutique',
  'معرض صالة': 'gallery showroom',
  'أزياء موضة': 'fashion',
  'ملابس ألبسة': 'clothing',
  'علامة علامات ماركة ماركات': 'brand labels',
  'تشكيلة تشكيلات مجموعة مجموعات': 'collection',
  'مختارة مختار منتقاة منتقى مختارات اختيار': 'selected curated',
  'مستقل مستقلة': 'independent',
  'عائلي عائلية عائلة': 'family',
  'صغير صغيرة': 'small',
  'كبير كبيرة': 'large',
  'هادئ هادئة': 'quiet calm',
  'مشرق مشرقة': 'bright',
  'معروف معروفة شهير شهيرة': 'known famous',
  'جديد جديدة جدد': 'new',
  'قديم قديمة': 'old',
  'حديث حديثة عصري عصرية معاصر معاصرة': 'modern contemporary',
  'كلاسيكي كلاسيكية': 'classic',
  'بسيط بسيطة بساطة': 'simple minimal',
  'فاخر فاخرة فخم فخمة فخامة': 'luxury',
  'راق راقي راقية': 'elegant refined',
  'ناعم ناعمة': 'soft',
  'رقيق رقيقة دقيق دقيقة': 'fine delicate',
  'يدوي يدوية يدويا': 'handmade',
  'حرفي حرفية حرفيين حرفيون': 'artisan craft',
  'طبيعي طبيعية': 'natural',
  'عضوي عضوية': 'organic',
  'مستدام مستدامة استدامة': 'sustainable',
  'نسائي نسائية نساء سيدات': 'women',
  'رجالي رجالية رجال': 'men',
  'أطفال طفل': 'children kids',
  'رضع رضيع مواليد': 'baby',
  'محتشم محتشمة': 'modest',
  'مسائي مسائية مساء سهرة سهرات': 'evening',
  'منسوجات نسيج أقمشة قماش': 'fabric textile',
  'كنزات كنزة محبوكات محبوك': 'knitwear sweaters',
  'بلوزات بلوزة': 'blouses',
  'عبايات عباية': 'abayas',
  'قفاطين قفطان': 'kaftans',
  'معاطف معطف': 'coats',
  'فساتين فستان': 'dresses',
  'حقائب حقيبة': 'bags',
  'أحذية حذاء': 'shoes',
  'صنادل صندل': 'sandals',
  'أوشحة وشاح': 'scarves',
  'خياطة تفصيل': 'tailoring',
  'خزف سيراميك': 'ceramics',
  'كتب كتاب': 'books',
  'ألعاب لعبة': 'toys',
  'شموع شمعة': 'candles',
  'هدايا هدية': 'gifts',
  'منزل بيت': 'home',
  مدينة: 'city',
  حي: 'neighbourhood',
  شارع: 'street',
  'فندق منتجع': 'hotel resort',
  متحف: 'museum',
  'موسم مواسم': 'season',
  'زبائن عملاء': 'customers',
  'إنترنت أونلاين': 'online',
}
const prefixes = ['وال', 'بال', 'لل', 'ال', 'و', 'ب', 'ل']
const table = new Map(
  Object.entries(storeWords).flatMap(([words, english]) => plainWords(words).map((word) => [word, english.split(' ')])),
)

/** The words of a description in English; Arabic ones by what they mean, none where no list has them. */
export function englishWords(text: string): string[] {
  return plainWords(text).flatMap((word) => {
    if (!/[\u0600-\u06ff]/.test(word)) return [word]
    const forms = [word, ...prefixes.flatMap((prefix) => (word.startsWith(prefix) ? [word.slice(prefix.length)] : []))]
    return forms.map((form) => table.get(form)).find((known) => known !== undefined) ?? glossesOf(word)
  })
}
