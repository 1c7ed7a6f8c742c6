import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startVitest } from 'vitest/node'
import { ensureInstalled, findNode } from './install.js'
import { root, step } from './steps.js'

/**
 * `npm run test:mutants [-- rules | use-cases [part of a name or a path]]`: breaks the product on purpose and asks whether a test goes
 * red. The rules are changed by Stryker, in every place; the use cases as `mutants/use-cases.json` says.
 */
const stryker = '10.1.1'
const leastScore = 95
/** Pure rules of the business, with tests that need no database. */
const rules = [
  'contract/src/orders/order-moves',
  'contract/src/orders/order-axes',
  'contract/src/orders/next-step',
  'contract/src/reference/percent',
  'contract/src/marketplace/bank',
  'contract/src/marketplace/commission-tax',
  'contract/src/marketplace/accent',
  'contract/src/shipments/shipment-moves',
  'contract/src/core/rounding',
  'contract/src/core/amounts',
  'contract/src/core/money',
  'contract/src/core/number-text',
  'contract/src/core/days',
  'contract/src/carts/minimum',
  'contract/src/catalog/collection-moves',
  'contract/src/wallet/money-rules',
  'contract/src/analytics/forecast',
  'contract/src/analytics/retailer-health',
  'contract/src/core/abilities',
  'contract/src/core/rights/rights',
  'contract/src/catalog/price-change',
  'server/src/slices/shipments/invoices/invoice-amounts',
].map((name) => `${name}.ts`)

/** Installed beside the product: only this check needs it. Its runner shares the product's Vitest. */
function installStryker(/** @type {string} */ folder) {
  writeFileSync(join(folder, 'package.json'), '{ "private": true }')
  const packages = ['core', 'vitest-runner'].map((name) => `@stryker-mutator/${name}@${stryker}`)
  const npm = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', ...packages]
  const { status } = spawnSync('npm', npm, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  symlinkSync(join(root, 'node_modules/vitest'), join(folder, 'node_modules/vitest'), 'junction')
  return status === 0
}

function breakRules() {
  const folder = mkdtempSync(join(tmpdir(), 'souk-mutants-'))
  try {
    if (!step(`Stryker ${stryker}`, () => installStryker(folder))) return false
    const report = join(folder, 'report.json')
    const settings = {
      mutate: rules,
      testRunner: 'vitest',
      vitest: { configFile: 'tools/mutants/rules.config.ts', related: false },
      tsconfigFile: 'none.json', // it reads the real one by a part of TypeScript that is gone
      ignorePatterns: ['*', ...['contract', 'server', 'tools'].flatMap((one) => [`!${one}`, `!${one}/**`]), '!*.json'],
      tempDirName: join(folder, 'sandbox'),
      plugins: [join(folder, 'node_modules/@stryker-mutator/vitest-runner/dist/src/index.js')],
      concurrency: 2,
      reporters: ['clear-text', 'json'],
      jsonReporter: { fileName: report },
      clearTextReporter: { logTests: false, reportTests: false },
      thresholds: { high: 100, low: leastScore, break: leastScore },
    }
    mkdirSync(settings.tempDirName)
    writeFileSync(join(folder, 'settings.json'), JSON.stringify(settings))
    const program = join(folder, 'node_modules/@stryker-mutator/core/bin/stryker.js')
    return (
      spawnSync(findNode(), [program, 'run', join(folder, 'settings.json')], { cwd: root, stdio: 'inherit' }).status ===
      0
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * @typedef {{ name: string, file: string, from: string, to: string, test: string, only?: string }} Mutant
 * @param {Mutant | null} mutant
 */
const change = (mutant) => ({
  name: 'mutant',
  enforce: /** @type {const} */ ('pre'),
  transform: (/** @type {string} */ code, /** @type {string} */ id) =>
    mutant && id.split('?')[0] === join(root, mutant.file) ? code.replace(mutant.from, () => mutant.to) : undefined,
})

/** The tests read the changed text instead of the file, which stays as it is. */
async function runTests(/** @type {Mutant} */ { test, only }, /** @type {Mutant | null} */ mutant) {
  const include = test.endsWith('.ts') ? [test] : globSync(`${test}/**/*.test.ts`, { cwd: root })
  const needsDatabase = include.some((file) => readFileSync(join(root, file), 'utf8').includes('newWorld('))
  const vitest = await startVitest('test', [], {
    root,
    config: false,
    watch: false,
    reporters: [{}],
    ...(needsDatabase && { globalSetup: ['server/src/testing/postgres.ts'] }),
    projects: [
      {
        plugins: [change(mutant)],
        test: {
          name: 'changed',
          root,
          include,
          fsModuleCache: false, // it would keep the changed text
          testTimeout: 90_000,
          hookTimeout: 180_000,
          ...(only && { testNamePattern: new RegExp(only) }),
        },
      },
    ],
  })
  const modules = vitest.state.getTestModules()
  // A change that keeps the tests from being read proves nothing.
  const isRed = modules.some(({ children }) => [...children.allTests('failed')].length > 0)
  const isGreen = modules.length > 0 && modules.every((module) => module.state() === 'passed')
  await vitest.close()
  process.exitCode = 0
  return { isRed, isGreen }
}

async function breakUseCases(/** @type {string} */ part) {
  /** @type {Mutant[]} */
  const all = JSON.parse(readFileSync(join(root, 'tools/mutants/use-cases.json'), 'utf8'))
  const mutants = all.filter(({ name, file }) => name.includes(part) || file.includes(part))
  for (const { name, file, from } of mutants) {
    const found = readFileSync(join(root, file), 'utf8').split(from).length - 1
    if (found !== 1) throw new Error(`${name}: its text stands ${found} times in ${file}`)
  }
  let survivors = 0
  for (const [named, group] of Map.groupBy(mutants, ({ test, only = '' }) => `${test} ${only}`)) {
    const [first] = group
    if (first && !(await runTests(first, null)).isGreen) throw new Error(`${named} is red without any change`)
    for (const mutant of group) {
      const { isRed } = await runTests(mutant, mutant)
      console.log(`  ${isRed ? 'noticed ' : 'SURVIVES'}  ${mutant.name}`)
      if (!isRed) survivors += 1
    }
  }
  console.log(`  ${mutants.length - survivors} of ${mutants.length} changed use cases are noticed`)
  return survivors === 0
}

ensureInstalled()
const [what = '', part = ''] = process.argv.slice(2)
const wasRuled = what === 'use-cases' || breakRules()
const wasUsed = what === 'rules' || (await breakUseCases(part))
process.exit(wasRuled && wasUsed ? 0 : 1)
