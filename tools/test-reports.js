import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { root } from './steps.js'

/**
 * What a test runner says in its JSON report. `failedFiles` can be run once more; `flaky` passed on the second try.
 * @typedef {{ passed: number, failed: number, failedFiles: string[], flaky: string[], failures: string[] }} Count
 */

/** @type {Count} */
export const none = { passed: 0, failed: 0, failedFiles: [], flaky: [], failures: [] }

/**
 * @typedef {{ fullName: string, status: string, failureMessages: string[] }} VitestTest
 * @typedef {{ name: string, status: string, message: string, assertionResults: VitestTest[] }} VitestFile
 * @param {string} file
 * @returns {Count}
 */
export function readVitestReport(file) {
  const report = JSON.parse(readFileSync(file, 'utf8'))
  /** @type {VitestFile[]} */
  const failedFiles = report.testResults.filter((/** @type {VitestFile} */ { status }) => status === 'failed')
  const failures = failedFiles.flatMap(vitestFailures)
  return {
    ...none,
    passed: report.numPassedTests,
    failed: failures.length,
    failures,
    failedFiles: failedFiles.map(({ name }) => relative(root, name)),
  }
}

/**
 * A file may fail without a failed test: it could not be loaded, or its setup failed.
 * @param {VitestFile} file
 */
function vitestFailures({ name, message, assertionResults }) {
  const path = relative(root, name)
  const failed = assertionResults.filter(({ status }) => status === 'failed')
  if (failed.length === 0) return [`${path}: ${brief(message)}`]
  return failed.map((test) => `${path} › ${test.fullName}: ${brief(test.failureMessages[0])}`)
}

/**
 * @param {string} file
 * @returns {Count}
 */
export function readPlaywrightReport(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, 'utf8'))
  return {
    ...none,
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    flaky: suites.flatMap((/** @type {Suite} */ suite) => journeysWith('flaky', suite)),
    failures: suites.flatMap((/** @type {Suite} */ suite) => journeysWith('unexpected', suite)),
  }
}

/**
 * @typedef {{ status: string, results: { error?: { message?: string } }[] }} Journey
 * @typedef {{ title: string, suites?: Suite[], specs?: { title: string, tests: Journey[] }[] }} Suite
 * @param {string} wanted
 * @param {Suite} suite
 * @returns {string[]}
 */
function journeysWith(wanted, { title, suites = [], specs = [] }) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ results }) => `${spec.title}: ${brief(results.find(({ error }) => error)?.error?.message)}`),
  )
  return [...own, ...suites.flatMap((suite) => journeysWith(wanted, suite))].map((name) => `${title} › ${name}`)
}

/** @param {string | undefined} text */
function brief(text = '') {
  return stripVTControlCharacters(text).split('\n').slice(0, 3).join(' ').slice(0, 400)
}
