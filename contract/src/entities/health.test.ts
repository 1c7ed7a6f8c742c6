import { expect, test } from 'vitest'
import { databaseCondition, jobsCondition, mailCondition } from './health.ts'

test('a database is in danger before its connections are used up, and slow above a quarter of a second', () => {
  const quiet = { milliseconds: 2, connections: 5, connectionsMost: 100 }
  expect(databaseCondition(quiet)).toBe('ok')
  expect(databaseCondition({ ...quiet, milliseconds: 300 })).toBe('warn')
  expect(databaseCondition({ ...quiet, connections: 81 })).toBe('warn')
  expect(databaseCondition({ ...quiet, connections: 95 })).toBe('bad')
})

test('jobs that are not taken are worse than jobs that failed', () => {
  const quiet = { failed: 0, oldestWaitingSeconds: null, outboxSeconds: 3 }
  expect(jobsCondition(quiet)).toBe('ok')
  expect(jobsCondition({ ...quiet, failed: 1 })).toBe('warn')
  expect(jobsCondition({ ...quiet, oldestWaitingSeconds: 61 })).toBe('warn')
  expect(jobsCondition({ ...quiet, outboxSeconds: 601 })).toBe('bad')
})

test('one mail that failed is worth a look, fifty are an outage', () => {
  const mail = { failed: 0, waiting: 0, kept: 0, problem: null, canSend: true }
  expect([0, 1, 51].map((failed) => mailCondition({ ...mail, failed }))).toEqual(['ok', 'warn', 'bad'])
  expect(mailCondition({ ...mail, waiting: 501 })).toBe('warn')
  expect(mailCondition({ ...mail, kept: 1 })).toBe('warn')
  expect(mailCondition({ ...mail, problem: 'connect ECONNREFUSED' })).toBe('bad')
  expect(mailCondition({ ...mail, canSend: false })).toBe('bad')
})
