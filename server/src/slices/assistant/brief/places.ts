import { plainWords } from '../../discovery/door.ts'
import type { Phrases } from './lexicon.ts'

/** Cities where stores are, each with other ways to write it. */
const cities =
  'Paris باريس|Marseille مرسيليا|Lyon ليون|Nice نيس|Bordeaux بوردو|Lille ليل|Toulouse تولوز|Cannes كان|London لندن|Manchester مانشستر|York يورك|Edinburgh إدنبرة|Leeds ليدز|Bristol بريستول|Dublin دبلن|Berlin برلين|Munich ميونخ|Hamburg هامبورغ|Cologne كولونيا|Frankfurt فرانكفورت|Vienna فيينا|Zurich زيورخ|Geneva جنيف|Milan ميلانو|Rome روما|Florence فلورنسا|Naples نابولي|Madrid مدريد|Barcelona برشلونة|Valencia فالنسيا|Seville إشبيلية|Lisbon لشبونة|Porto بورتو|Amsterdam أمستردام|Rotterdam روتردام|Brussels بروكسل|Antwerp أنتويرب|Copenhagen كوبنهاغن|Stockholm ستوكهولم|Oslo أوسلو|Bergen بيرغن|Helsinki هلسنكي|Athens أثينا|Mykonos ميكونوس|Istanbul إسطنبول اسطنبول|Dubai دبي|Sharjah الشارقة|Riyadh الرياض|Jeddah جدة|Doha الدوحة|Kuwait الكويت|Manama المنامة|Muscat مسقط|Amman عمّان|Beirut بيروت|Cairo القاهرة|Alexandria الإسكندرية|Casablanca الدار-البيضاء|Marrakech مراكش|Tunis تونس|Jerusalem القدس|Ramallah رام-الله|Baghdad بغداد|Tokyo طوكيو|Osaka أوساكا|Seoul سيول|Singapore سنغافورة|Sydney سيدني|Melbourne ملبورن|Toronto تورونتو|Montreal مونتريال|Miami ميامي|Chicago شيكاغو|Austin أوستن|Portland بورتلاند|Boston بوسطن|Warsaw وارسو|Prague براغ|Budapest بودابست|Mumbai مومباي|Ibiza إيبيزا|Abu-Dhabi أبوظبي أبو-ظبي|New-York نيويورك|Los-Angeles لوس-أنجلوس|San-Francisco سان-فرانسيسكو|Hong-Kong هونغ-كونغ|Saint-Tropez سان-تروبيه'

export const placePhrases: Phrases<string> = new Map(
  cities.split('|').flatMap((row) => {
    const [name = '', ...others] = row.split(' ').map((word) => word.replaceAll('-', ' '))
    return [name, ...others].map((word) => [plainWords(word).join(' '), name] as const)
  }),
)
