import { tableOfReactions } from './subscribers.ts'

/** `npm run reactions`: which slice reacts to which event, and under which name. */
const table = tableOfReactions()
const widths = (['topic', 'slice'] as const).map((column) => Math.max(...table.map((row) => row[column].length)))
for (const { topic, slice, name } of table)
  process.stdout.write(`${topic.padEnd(widths[0]!)}  ${slice.padEnd(widths[1]!)}  ${name}\n`)
