import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { root } from './steps.js'

/**
 * What no linter knows: rules of this house that a line of text can break.
 * @type {{ files: RegExp, except?: RegExp, line: RegExp, says: string }[]}
 */
const rules = [
  {
    files: /\.css$/,
    line: /^\s*(?:(?:margin|padding|border|inset|scroll-margin|scroll-padding)-(?:left|right)|left|right|border-(?:top|bottom)-(?:left|right)-radius)\b/,
    says: 'use a logical property (inline-start, inline-end): the page is read from both sides',
  },
  {
    files: /\.css$/,
    line: /(?:text-align|float|clear):\s*left|float:\s*right/,
    says: 'use start or end: the page is read from both sides',
  },
  {
    files: /\.(module\.css|tsx)$/,
    except: /\.test\.tsx$|mail|outbox-page|tokens\.css|testing/,
    line: /(?<!\w)#[0-9a-f]{3,8}\b(?=[;,'" )])/i,
    says: 'use a colour token: a hex value knows nothing of dark mode',
  },
  {
    files: /\.tsx?$/,
    line: /\.(?:where|on|having)\(\s*sql(?:<\w+>)?`(?!\s*\()[^`]*\bor\b/,
    says: 'put parentheses around raw SQL with "or": Kysely joins it to other conditions by "and"',
  },
  {
    files: /\.(ts|tsx|js)$/,
    except: /^(tools|bench|e2e)\/|config\.ts$|main\.ts$/,
    line: /process\.env\b/,
    says: 'read settings through platform/base/config.ts: it is the only reader of the environment',
  },
  {
    files: /\.routes\.ts$/,
    line: /\.(?:selectFrom|insertInto|updateTable|deleteFrom)\(|\bsql(?:<[^>]*>)?`/,
    says: 'move the statement into a query or a use case: routes unpack, call and present',
  },
  {
    files: /^web\/src\/.*\.tsx?$/,
    except: /^web\/src\/lib\/url\//,
    line: /\b(?:useSearchParams|useSearchState)\b/,
    says: 'read the address by useUrlState and the fields of lib/url',
  },
  { files: /\.(ts|tsx)$/, line: /\b(?:TODO|FIXME|XXX)\b/, says: 'finish it, or write an issue' },
  {
    files: /\.html$/,
    line: /<script(?![^>]*\bsrc=)[^>]*>|\son\w+=/,
    says: 'no inline script: the security policy would block it',
  },
]

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter(
    (file) => file && !file.endsWith('.gen.ts') && file !== 'tools/check-sources.js' && existsSync(join(root, file)),
  )
let problems = 0
for (const file of files) {
  const due = rules.filter(({ files, except }) => files.test(file) && !except?.test(file))
  if (due.length === 0) continue
  readFileSync(join(root, file), 'utf8')
    .split('\n')
    .forEach((text, index) => {
      for (const { line, says } of due) {
        if (!line.test(text) || text.includes('check-sources: allow')) continue
        problems += 1
        console.error(`${file}:${index + 1}: ${says}\n    ${text.trim()}`)
      }
    })
}
/** A folder that grows past this gets sub-folders named after screens or tasks. */
const maxFilesPerFolder = 45
const folders = Map.groupBy(
  files.filter((file) => /^(?:web|server|contract)\/src\//.test(file)),
  (file) => dirname(file),
)
for (const [folder, inside] of folders) {
  if (inside.length > maxFilesPerFolder) {
    problems += 1
    console.error(`${folder}: ${inside.length} files, at most ${maxFilesPerFolder}: give it sub-folders`)
  }
  for (const file of inside) {
    const singular = file.replace(/s(?=[.-][^/]*$)/, '')
    if (/\.tsx?$/.test(file) && singular !== file && inside.includes(singular)) {
      problems += 1
      console.error(`${file}: differs from ${singular} by one "s" only: name one of them after what it does`)
    }
  }
}
/** A class of a style module that no file names is dead; one that is chosen by a variable counts as named. */
const importedStyles = /import (\w+) from '([^']+\.module\.css)'/g
const composedClasses = /composes: ([\w -]+?)(?: from '([^']+)')?;/g
/** @type {Map<string, Set<string>>} */
const named = new Map()
/** @param {string} styles @param {Iterable<string>} names */
const addNamed = (styles, names) => named.set(styles, new Set([...(named.get(styles) ?? []), ...names]))
for (const file of files.filter((file) => /^web\/.*\.(?:tsx?|css)$/.test(file))) {
  const text = readFileSync(join(root, file), 'utf8')
  for (const [, local, path = ''] of text.matchAll(importedStyles)) {
    const uses = text.matchAll(new RegExp(`\\b${local}(?:\\.(\\w+)|\\['([\\w-]+)'\\]|(\\[))`, 'g'))
    addNamed(
      join(dirname(file), path),
      [...uses].map(([, dotted, quoted, chosen]) => dotted ?? quoted ?? (chosen ? '*' : '')),
    )
  }
  for (const [, classes = '', path] of text.matchAll(composedClasses))
    addNamed(path ? join(dirname(file), path) : file, classes.split(' '))
}
for (const file of files.filter((file) => file.endsWith('.module.css'))) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*.*?\*\/|'[^']*'/gs, '')
  const selectors = [...text.matchAll(/([^{}]+)\{/g)].map(([, selector = '']) =>
    selector.replaceAll(/:global\([^)]*\)/g, ''),
  )
  const classes = new Set(
    selectors.flatMap((one) => [...one.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name)),
  )
  const known = named.get(file) ?? new Set()
  for (const name of known.has('*') ? [] : classes) {
    if (known.has(name)) continue
    problems += 1
    console.error(`${file}: no file uses .${name}: delete it`)
  }
}
process.exit(problems > 0 ? 1 : 0)
