import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Font } from '@react-pdf/renderer'

// One file holds both scripts: two subsets of a typeface would be embedded again at every switch.
const fonts = join(
  dirname(createRequire(import.meta.url).resolve('@ibm/plex-sans-arabic/package.json')),
  'fonts/complete/woff',
)
Font.register({
  family: 'Plex',
  fonts: [
    { src: join(fonts, 'IBMPlexSansArabic-Regular.woff'), fontWeight: 400 },
    { src: join(fonts, 'IBMPlexSansArabic-SemiBold.woff'), fontWeight: 600 },
  ],
})
Font.registerHyphenationCallback((word) => [word])
