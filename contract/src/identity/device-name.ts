/** In order: most browsers claim to be the ones before them too. */
const browsers = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\/|Opera/, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const systems = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X|Macintosh/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const

export type Device = { browser: string | null; system: string | null; isPhone: boolean }

/** What a browser says of itself, in words a person knows; null where it is unknown. */
export function deviceOf(agent: string): Device {
  const find = (list: readonly (readonly [RegExp, string])[]) => list.find(([sign]) => sign.test(agent))?.[1] ?? null
  return { browser: find(browsers), system: find(systems), isPhone: /iPhone|Android.*Mobile/.test(agent) }
}
