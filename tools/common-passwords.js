/**
 * Makes contract/src/identity/common-passwords.gen.ts from a list of passwords, the most used first, one a line:
 * node tools/common-passwords.js <file>. See docs/decisions/0181-common-passwords.md.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fingerprintOf, plainOf } from '../contract/src/identity/plain-password.ts'

const wordCount = 12_500
// What older lists lack, and words of this trade and region.
const more =
  `welcome summer winter spring autumn january february march april june july august september october november
  december monday tuesday wednesday thursday friday saturday sunday covid corona bitcoin changeme letmein default temporary
  company business fashion wholesale retail boutique invoice marketing office secret guest manager support service
  lebanon beirut dubai arabia kuwait qatar bahrain jordan egypt cairo mohammed muhammad mohamed ahmed mahmoud mustafa
  abdullah ibrahim khaled hassan hussein fatima mariam yasmin layla habibi inshallah bismillah alhamdulillah arsenal
  liverpool chelsea barcelona realmadrid juventus manchester instagram facebook google youtube netflix iloveyou`
    .split(/\s+/)
    .filter(Boolean)

const [path] = process.argv.slice(2)
if (!path) throw new Error('name the list: node tools/common-passwords.js <file>')
const listed = readFileSync(path, 'utf8')
  .split('\n')
  .map((line) => line.split(/\s/)[0] ?? '')
  .filter(Boolean)
  .slice(0, wordCount)
const prints = [...new Set([...listed, ...more].map((word) => fingerprintOf(plainOf(word))))].toSorted((a, b) => a - b)
const text = prints.map((print, at) => (print - (prints[at - 1] ?? 0)).toString(36)).join(' ')
writeFileSync(
  'contract/src/identity/common-passwords.gen.ts',
  `// Made by tools/common-passwords.js: fingerprints of ${prints.length} plain forms, each as its distance from the one before.\nexport const commonPrints =\n  '${text}'\n`,
)
console.log(`${listed.length} passwords, ${prints.length} plain forms, ${text.length} characters`)
