import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'
import { unpackWoff } from './unpack-woff.ts'

// One file holds both scripts: two subsets of a typeface would be embedded again at every switch.
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('@ibm/plex-sans-arabic/package.json')),
  'fonts/complete/woff',
)
const read = (name: string) =>
  `data:font/ttf;base64,${unpackWoff(readFileSync(join(fonts, `IBMPlexSansArabic-${name}.woff`))).toString('base64')}`
Font.register({
  family: 'Plex',
  fonts: [
    { src: read('Regular'), fontWeight: 400 },
    { src: read('SemiBold'), fontWeight: 600 },
  ],
})
Font.registerHyphenationCallback((word) => [word])
