import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findBrowser } from './browser.js'
import { ensureBuilt } from './build-web.js'
import { ensureInstalled, findNode, Problem } from './install.js'
import { root } from './steps.js'

/**
 * `npm test`: every check in the order in which it is cheapest to fail, or only those that are named.
 * @typedef {{ passed: number, failed: number }} Count
 * @typedef {{ name: string, run: () => Promise<Count> }} Check
 */
const scratch = mkdtempSync(join(tmpdir(), 'souk-checks-'))
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'))
const isFull = process.argv.includes('--full')
const bin = (/** @type {string} */ path) => join(root, 'node_modules', path)

try {
  ensureInstalled()
  const node = findNode()
  const checks = listChecks(node)
  const unknown = wanted.find((name) => !checks.some((check) => check.name === name))
  if (unknown)
    throw new Problem(`There is no check "${unknown}": choose among ${checks.map(({ name }) => name).join(', ')}.`)
  process.exit((await runAll(checks.filter(({ name }) => wanted.length === 0 || wanted.includes(name)))) ? 0 : 1)
} catch (error) {
  if (!(error instanceof Problem)) throw error
  console.error(`\n  ${error.message}\n`)
  process.exit(1)
} finally {
  rmSync(scratch, { recursive: true, force: true })
}

/**
 * @param {string} node
 * @returns {Check[]}
 */
function listChecks(node) {
  const tool = (/** @type {string} */ path, /** @type {string[]} */ ...args) => command(node, [bin(path), ...args])
  const vitest = (/** @type {string} */ project) =>
    counted(node, [bin('vitest/vitest.mjs'), 'run', '--project', project], vitestCount)
  return [
    { name: 'format', run: () => tool('oxfmt/bin/oxfmt', '--check', '.') },
    {
      name: 'lint',
      run: () => all([tool('oxlint/bin/oxlint', '--deny-warnings'), command(node, ['tools/check-sources.js'])]),
    },
    {
      name: 'types',
      run: () => all(['contract', 'server', 'web', '.'].map((project) => tool('typescript/bin/tsc', '-p', project))),
    },
    { name: 'boundaries', run: () => command(node, ['tools/boundaries.js']) },
    { name: 'dead-code', run: () => tool('knip/bin/knip.js') },
    { name: 'table-types', run: () => command(node, ['tools/table-types.js', '--check']) },
    { name: 'unit', run: () => vitest('unit') },
    { name: 'server', run: () => vitest('server') },
    { name: 'web', run: () => vitest('web') },
    { name: 'build', run: () => build(node) },
    { name: 'browser', run: () => browser(node) },
  ]
}

/** @param {readonly Check[]} checks */
async function runAll(checks) {
  const total = { passed: 0, failed: 0 }
  for (const { name, run } of checks) {
    const start = performance.now()
    console.log(`\n── ${name}`)
    const { passed, failed } = await run()
    total.passed += passed
    total.failed += failed
    console.log(`── ${name}: ${failed === 0 ? 'good' : 'FAILED'}, ${((performance.now() - start) / 1000).toFixed(1)} s`)
  }
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
      env: { ...process.env, ...environment },
    })
    child.on('exit', (code) => done(code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 }))
  })
}

/** @param {Promise<Count>[]} counts */
async function all(counts) {
  const done = await Promise.all(counts)
  return done.reduce((sum, count) => ({ passed: sum.passed + count.passed, failed: sum.failed + count.failed }))
}

/**
 * Runs a test runner and reads its own count; a runner that dies before it counted is a failure.
 * @param {string} node
 * @param {string[]} args
 * @param {(file: string) => { reporter: string[], environment?: NodeJS.ProcessEnv, read: () => Count }} how
 */
async function counted(node, args, how) {
  const { reporter, environment, read } = how(join(scratch, `${Math.random()}.json`))
  const { failed } = await command(node, [...args, ...reporter], environment)
  try {
    const count = read()
    return failed > 0 && count.failed === 0 ? { ...count, failed: 1 } : count
  } catch {
    return { passed: 0, failed: 1 }
  }
}

/** @param {string} file */
function vitestCount(file) {
  const read = () => {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(file, 'utf8'))
    return {
      passed: numPassedTests,
      failed: Math.max(numFailedTests, numFailedTestSuites > 0 && numFailedTests === 0 ? 1 : 0),
    }
  }
  return { reporter: ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`], read }
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
  return counted(node, [bin('@playwright/test/cli.js'), 'test'], (file) => ({
    reporter: ['--reporter=line,json'],
    environment: { SOUK_BROWSER: path, PLAYWRIGHT_JSON_OUTPUT_NAME: file, ...(isFull && { SOUK_FULL: '1' }) },
    read: () => {
      const { expected, unexpected, flaky } = JSON.parse(readFileSync(file, 'utf8')).stats
      return { passed: expected + flaky, failed: unexpected }
    },
  }))
}
