import { execFileSync } from 'node:child_process'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { root } from './steps.js'

const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n')
/** Without the decisions, which are history and may name files that were removed. */
const documents = globSync(['*.md', 'docs/*.md', 'docs/slices/*.md'], { cwd: root })

type Packages = { dependencies?: Record<string, string>; devDependencies?: Record<string, string> }

/** `lib/use-draft.ts` matches any `use-draft.ts` below a folder `lib`. */
function exists(name: string): boolean {
  const folders = name.split('/')
  const file = folders.pop()!
  return files.some((path) => {
    const parts = path.split('/')
    if (parts.pop() !== file) return false
    let from = 0
    return folders.every((folder) => (from = parts.indexOf(folder, from) + 1) > 0)
  })
}

const decisions = globSync('docs/decisions/*.md', { cwd: root }).map((path) => readFileSync(join(root, path), 'utf8'))

test('each decision has a day and a status', () => {
  const status = /^# \d+\. .+\n\n(?:Accepted|Replaced by .+|Withdrawn) on \d{4}-\d{2}-\d{2}\./
  expect(decisions.filter((text) => !status.test(text)).map((text) => text.split('\n')[0])).toEqual([])
})

test('each package has its reason in a decision', () => {
  const text = decisions.join('\n')
  const isNamed = (name: string) => text.includes(name) || text.includes(`${name.split('/')[0]}/*`)
  const names = ['.', 'contract', 'server', 'web'].flatMap((folder) => {
    const file = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as Packages
    return Object.keys({ ...file.dependencies, ...file.devDependencies })
  })
  expect(names.filter((name) => !name.startsWith('@souk/') && !isNamed(name))).toEqual([])
})

test.each(documents)('%s names only files that exist', (path) => {
  const text = readFileSync(join(root, path), 'utf8')
  const names = [...text.matchAll(/`([\w./-]+\.(?:ts|tsx|js|sql|css|ya?ml|ini))`/g)].map(([, name]) => name!)
  expect(names.filter((name) => !exists(name))).toEqual([])
})
