import { beforeEach, expect, test } from 'vitest'
import { Failed } from './failed.ts'
import { mayRetry, newQueryClient } from './query-client.ts'
import { onToast, type ToastMessage } from '../toast.ts'
import { clearSession, storeSession, storeUserData } from '../session/session.ts'

beforeEach(clearSession)

test.each([
  ['no network', new Failed(0, ''), 0, true],
  ['a server that stumbled', new Failed(503, ''), 1, true],
  ['the third time', new Failed(503, ''), 2, false],
  ['a refusal', new Failed(409, ''), 0, false],
  ['a bug of ours', new TypeError('x'), 0, false],
])('%s', (_, error, failures, isTried) => {
  expect(mayRetry(failures, error)).toBe(isTried)
})

test('writes are not repeated by themselves', () => {
  expect(newQueryClient().getDefaultOptions().mutations?.retry).toBe(false)
})

test('one person’s answers are gone when the next signs in, and stay while the same one works', () => {
  storeSession({ token: 'one', role: null, entityType: 'brand' })
  const client = newQueryClient()
  client.setQueryData(['orders'], ['mine'])
  storeUserData({ abilities: [] })
  expect(client.getQueryData(['orders'])).toEqual(['mine'])
  storeSession({ token: 'two', role: null, entityType: 'brand' })
  expect(client.getQueryData(['orders'])).toBeUndefined()
})

test('a failed read or write has one toast, however often it is reported; 410 and silent reads have none', async () => {
  const client = newQueryClient()
  const toasts: ToastMessage[] = []
  const stop = onToast((one) => void toasts.push(one))
  const fail = (failure: Failed, meta = {}) =>
    client.fetchQuery({ queryKey: [failure.message], meta, queryFn: () => Promise.reject(failure) }).catch(() => {})
  const refused = new Failed(409, 'Changed meanwhile.')
  await fail(refused)
  await fail(refused)
  await fail(new Failed(410, 'There is issues in the order items'))
  await fail(new Failed(503, 'Not available.'), { isSilent: true })
  const field = new Failed(422, 'Too long.', [{ message: 'Too long.', code: 'invalid', field: 'name' }])
  const write = client.getMutationCache().build(client, { mutationFn: () => Promise.reject(field) })
  await write.execute(undefined).catch(() => {})
  stop()
  expect(toasts).toEqual([
    { kind: 'danger', message: 'Changed meanwhile.' },
    { kind: 'danger', message: 'Too long.', isHeard: false },
  ])
})
