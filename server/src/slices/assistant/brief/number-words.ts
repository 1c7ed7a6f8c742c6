import { plainWords } from '../../discovery/door.ts'

const english: Record<string, number> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  dozen: 12,
  fifteen: 15,
  sixteen: 16,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  hundred: 100,
  thousand: 1000,
  grand: 1000,
}

const arabic: Record<number, string> = {
  1: 'واحد واحدة',
  2: 'اثنان اثنين اثنتان اثنتين',
  3: 'ثلاث ثلاثة',
  4: 'أربع أربعة',
  5: 'خمس خمسة',
  6: 'ست ستة',
  7: 'سبع سبعة',
  8: 'ثمان ثماني ثمانية',
  9: 'تسع تسعة',
  10: 'عشر عشرة',
  12: 'دزينة',
  15: 'خمسةعشر',
  20: 'عشرون عشرين',
  30: 'ثلاثون ثلاثين',
  40: 'أربعون أربعين',
  50: 'خمسون خمسين',
  60: 'ستون ستين',
  70: 'سبعون سبعين',
  80: 'ثمانون ثمانين',
  90: 'تسعون تسعين',
  100: 'مئة مائة',
  200: 'مئتان مئتين مائتين',
  1000: 'ألف آلاف ألفا',
  2000: 'ألفان ألفين',
}

const plain = (word: string) => plainWords(word).join('')

export const numberWords: Readonly<Record<string, number>> = {
  ...english,
  ...Object.fromEntries(
    Object.entries(arabic).flatMap(([value, words]) => words.split(' ').map((word) => [plain(word), Number(value)])),
  ),
}
export const arabicTens: ReadonlySet<string> = new Set(
  Object.entries(arabic).flatMap(([value, words]) =>
    Number(value) >= 20 && Number(value) < 100 ? words.split(' ').map((word) => `و${plain(word)}`) : [],
  ),
)
