import { spawn, spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { findBrowser } from './browser.js'
import { ensureBuilt } from './build-web.js'
import { ensureInstalled, findNode, Problem } from './install.js'
import { whyNoPooler } from './pooler.js'
import { makeScratch } from './scratch.js'
import { root } from './steps.js'
import { none, readPlaywrightReport, readVitestReport } from './test-reports.js'

/**
 * `npm test`: every check, or only those that are named.
 * `--full` adds every combination of language, theme and width, and ten times the property runs; `--quick` runs what a change touches.
 * @typedef {import('./test-reports.js').Count} Count
 * @typedef {{ name: string, run: () => Promise<Count> }} Check
 */
const scratch = makeScratch()
const named = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isFull = process.argv.includes('--full')
const isQuick = process.argv.includes('--quick')
const quickChecks = ['format', 'lint', 'types', 'boundaries', 'dead-code', 'unit', 'server', 'web']
const throughPooler = 'server-through-pooler'
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)

try {
  ensureInstalled()
  const node = findNode()
  const checks = listChecks(node)
  const unknown = named.find((name) => !checks.some((check) => check.name === name))
  if (unknown)
    throw new Problem(`There is no check "${unknown}": choose among ${checks.map(({ name }) => name).join(', ')}.`)
  const wanted = named.length > 0 ? named : isQuick ? quickChecks : checks.map(({ name }) => name)
  process.exit((await runAll(checks.filter(({ name }) => wanted.includes(name)))) ? 0 : 1)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
}

/**
 * @param {string} node
 * @returns {Check[]}
 */
function listChecks(node) {
  const tool = (/** @type {string} */ path, /** @type {string[]} */ ...args) => command(node, [bin(path), ...args])
  const vitestWith = (/** @type {NodeJS.ProcessEnv} */ environment, /** @type {string[]} */ ...projects) => {
    const run = (/** @type {string[]} */ ...args) =>
      counted(
        (file) =>
          command(
            node,
            [
              bin('vitest/vitest.mjs'),
              'run',
              ...projects.flatMap((project) => ['--project', project]),
              '--reporter=default',
              '--reporter=json',
              `--outputFile.json=${file}`,
              ...args,
            ],
            environment,
          ),
        readVitestReport,
      )
    return twice(run, isQuick ? ['--changed', '--passWithNoTests'] : [])
  }
  const vitest = (/** @type {string[]} */ ...projects) => vitestWith({}, ...projects)
  return [
    { name: 'format', run: () => tool('oxfmt/bin/oxfmt', '--check', '.') },
    {
      name: 'lint',
      run: () =>
        inTurn([
          () => tool('oxlint/bin/oxlint', '--deny-warnings'),
          () => command(node, ['tools/check-sources.js']),
          () => command(node, ['tools/check-migrations.js']),
        ]),
    },
    {
      name: 'types',
      // Two checks at once with one checker each: several checkers in one repeat each other's work.
      run: async () => {
        const check = (/** @type {string} */ project) => () =>
          tool('typescript/bin/tsc', '-p', project, '--checkers', '1')
        const lanes = [['server'], ['contract', 'web', '.']].map((projects) => inTurn(projects.map(check)))
        return (await Promise.all(lanes)).reduce(add)
      },
    },
    { name: 'boundaries', run: () => command(node, ['tools/boundaries.js']) },
    { name: 'dead-code', run: () => tool('knip/bin/knip.js') },
    { name: 'table-types', run: () => command(node, ['tools/table-types.js', '--check']) },
    { name: 'unit', run: () => vitest('unit') },
    { name: 'server', run: () => vitest('server') },
    { name: 'web', run: () => vitest('web', 'web-isolated') },
    ...(isFull || named.includes(throughPooler)
      ? [
          {
            name: throughPooler,
            run: () => serverThroughPooler(() => vitestWith({ SOUK_THROUGH_POOLER: '1' }, 'server')),
          },
        ]
      : []),
    ...(isFull || named.includes('previous')
      ? [{ name: 'previous', run: () => command(node, ['tools/previous.js']) }]
      : []),
    ...(isFull || named.includes('pictures')
      ? [{ name: 'pictures', run: () => command(node, ['tools/pictures.js'], { SOUK_BROWSER: findBrowser() }) }]
      : []),
    { name: 'build', run: () => build(node) },
    { name: 'browser', run: () => browser(node) },
  ]
}

/** @param {readonly Check[]} checks */
async function runAll(checks) {
  let total = none
  /** @type {string[]} */
  const times = []
  for (const { name, run } of checks) {
    const start = performance.now()
    console.log(`\n── ${name}`)
    const count = await run()
    total = add(total, count)
    const line = `${name}: ${count.failed === 0 ? 'good' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`
    times.push(line)
    console.log(`── ${line}`)
  }
  console.log(`\n${times.join('\n')}`)
  for (const test of total.flaky) console.log(`flaky, passed on the second try: ${test}`)
  for (const test of total.failures) console.log(`failed: ${test}`)
  console.log(`\n${total.passed} passed, ${total.failed} failed`)
  return total.failed === 0
}

/**
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [environment]
 * @returns {Promise<Count>}
 */
function command(node, args, environment = {}) {
  return new Promise((done) => {
    const child = spawn(node, args, {
      cwd: root,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, TMPDIR: scratch, ...(isFull && { SOUK_FULL: '1' }), ...environment },
    })
    child.on('exit', (code) => done(code === 0 ? { ...none, passed: 1 } : { ...none, failed: 1 }))
  })
}

/**
 * One after the other: several at once on two cores take longer.
 * @param {(() => Promise<Count>)[]} steps
 */
async function inTurn(steps) {
  let sum = none
  for (const step of steps) sum = add(sum, await step())
  return sum
}

/**
 * @param {Count} one
 * @param {Count} other
 * @returns {Count}
 */
function add(one, other) {
  return {
    passed: one.passed + other.passed,
    failed: one.failed + other.failed,
    failedFiles: [],
    flaky: [...one.flaky, ...other.flaky],
    failures: [...one.failures, ...other.failures],
  }
}

/**
 * Files that failed run once more, without the others beside them: what passes then is named as flaky.
 * A property that failed stays so: its second run would try other values.
 * @param {(...args: string[]) => Promise<Count>} run
 * @param {string[]} args
 */
async function twice(run, args) {
  const first = await run(...args)
  const hasCounterexample = first.failures.some((failure) => failure.includes('Property failed after'))
  if (first.failedFiles.length === 0 || hasCounterexample) return first
  console.log(`\n── once more: ${first.failedFiles.length} files`)
  const second = await run(...first.failedFiles)
  if (second.failed > 0) return { ...first, failures: [...new Set([...first.failures, ...second.failures])] }
  return { ...first, passed: first.passed + first.failed, failed: 0, flaky: first.failures, failures: [] }
}

/**
 * Runs a test runner and reads its own report; a runner that dies before it reported is a failure.
 * @param {(file: string) => Promise<Count>} run
 * @param {(file: string) => Count} read
 */
async function counted(run, read) {
  const file = join(scratch, `${Math.random()}.json`)
  const { failed } = await run(file)
  try {
    const count = read(file)
    return failed > 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { ...none, failed: 1 }
  }
}

/**
 * Every test database behind PgBouncer in transaction mode, which `SOUK_PGBOUNCER` names. Without one it is skipped.
 * @param {() => Promise<Count>} run
 */
async function serverThroughPooler(run) {
  const missing = whyNoPooler()
  if (!missing) return run()
  console.log(`skipped, the server tests through a pooler: ${missing}`)
  return none
}

/** @param {string} node */
async function build(node) {
  ensureBuilt(node)
  return command(node, ['tools/bundle-report.js'])
}

/** @param {string} node */
function browser(node) {
  ensureBuilt(node)
  const path = findBrowser()
  const environment = { SOUK_BROWSER: path, SOUK_ROTATION: String(rotation()) }
  return counted(
    (file) =>
      command(node, [bin('@playwright/test/cli.js'), 'test', '--reporter=line,json'], {
        ...environment,
        PLAYWRIGHT_JSON_OUTPUT_NAME: file,
      }),
    readPlaywrightReport,
  )
}

/** Journeys change their language and take turns with each commit; `--full` runs all of them in both. */
function rotation() {
  const { stdout } = spawnSync('git', ['rev-list', '--count', 'HEAD'], { cwd: root, encoding: 'utf8' })
  return Number(stdout?.trim() || 0)
}
