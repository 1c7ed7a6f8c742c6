import { beforeEach, expect, test, vi } from 'vitest'
import { uploadProgress } from './upload-progress.ts'
import { type Send, uploadQueue } from './upload-queue.ts'

type Line = {
  name: string
  signal: AbortSignal
  onProgress: (sent: number) => void
  resolve: (result: string) => void
  reject: (error: unknown) => void
}
let lines: Line[] = []
const send: Send<string> = (file, { signal, onProgress }) => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  lines.push({ name: file.name, signal, onProgress, resolve, reject })
  signal.addEventListener('abort', () => reject(signal.reason))
  return promise
}
const files = (...names: string[]) => names.map((name) => new File(['x'], name))
const settled = () => new Promise((done) => setTimeout(done))
function newQueue(check: (file: File) => string | null = () => null) {
  const queue = uploadQueue({ send, check, say: (error) => (error as Error).message })
  const states = () => queue.items().map(({ file, state }) => `${file.name} ${state}`)
  const idOf = (name: string) => queue.items().find(({ file }) => file.name === name)!.id
  return { queue, states, idOf }
}
beforeEach(() => {
  lines = []
})

test('two at a time, in the order they came', async () => {
  const { queue, states } = newQueue()
  queue.add(files('a', 'b', 'c'))
  await settled()
  expect(lines.map(({ name }) => name)).toEqual(['a', 'b'])
  expect(states()).toEqual(['a sending', 'b sending', 'c waiting'])
  lines[1]!.resolve('/files/b')
  await settled()
  expect(states()).toEqual(['a sending', 'b done', 'c sending'])
  expect(queue.items()[1]!.result).toBe('/files/b')
  lines[0]!.resolve('/files/a')
  lines[2]!.resolve('/files/c')
  await settled()
})

test('reports progress of each file and of all together', async () => {
  const { queue } = newQueue()
  queue.add(files('a', 'b'))
  await settled()
  lines[0]!.onProgress(0.5)
  expect(queue.items().map(({ sent }) => sent)).toEqual([0.5, 0])
  expect(uploadProgress()).toBe(0.25)
  lines[1]!.resolve('')
  await settled()
  expect(uploadProgress()).toBe(0.75)
  lines[0]!.resolve('')
  await settled()
  expect(uploadProgress()).toBeNull()
})

test('one that fails stays with its reason, and can be tried again', async () => {
  const { queue, states, idOf } = newQueue()
  queue.add(files('a'))
  await settled()
  lines[0]!.reject(new Error('No internet connection.'))
  await settled()
  expect(queue.items()[0]).toMatchObject({ state: 'failed', problem: 'No internet connection.', canRetry: true })
  queue.retry(idOf('a'))
  await settled()
  lines[1]!.resolve('ok')
  await settled()
  expect(states()).toEqual(['a done'])
})

test('what can never be sent is listed, and not sent', async () => {
  const { queue } = newQueue((file) => (file.name === 'b' ? 'Wrong type.' : null))
  queue.add(files('b'))
  await settled()
  expect(lines).toEqual([])
  expect(queue.items()[0]).toMatchObject({ state: 'failed', problem: 'Wrong type.', canRetry: false })
  expect(uploadProgress()).toBeNull()
})

test('one that is cancelled leaves the line and the list, and the next begins', async () => {
  const { queue, states, idOf } = newQueue()
  queue.add(files('a', 'b', 'c'))
  await settled()
  queue.remove(idOf('a'))
  await settled()
  expect(lines[0]!.signal.aborted).toBe(true)
  expect(states()).toEqual(['b sending', 'c sending'])
  lines[0]!.onProgress(0.9)
  expect(uploadProgress()).toBeCloseTo(1 / 3) // what still trickles in of the cancelled one changes nothing
  queue.stop()
  await settled()
})

test('stopping breaks everything off', async () => {
  const { queue } = newQueue()
  queue.add(files('a', 'b', 'c'))
  await settled()
  queue.stop()
  await settled()
  expect(lines.map(({ signal }) => signal.aborted)).toEqual([true, true])
  expect(uploadProgress()).toBeNull()
})

test('a file is prepared before it is sent', async () => {
  const prepare = vi.fn(async () => new File(['smaller'], 'a.webp'))
  const queue = uploadQueue({ send, check: () => null, prepare, say: String })
  queue.add(files('a'))
  await settled()
  expect(lines[0]!.name).toBe('a.webp')
  lines[0]!.resolve('')
  await settled()
})
