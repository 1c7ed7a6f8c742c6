import { reference } from '@souk/contract/reference/reference.contract.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ToastMessage, onToast } from '../toast.ts'
import { clearSession, storeSession } from '../session/session.ts'
import { upload } from './upload.ts'

/** An XMLHttpRequest whose network is played by the test. */
class Request extends EventTarget {
  static last: Request
  upload = new EventTarget()
  headers: Record<string, string> = {}
  opened: unknown[] = []
  form: FormData | null = null
  status = 0
  responseText = ''
  constructor() {
    super()
    Request.last = this
  }
  open(...args: unknown[]) {
    this.opened = args
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value
  }
  getResponseHeader() {
    return 'req-9'
  }
  send(form: FormData) {
    this.form = form
  }
  abort() {
    this.end('abort')
  }
  end(how: 'load' | 'error' | 'abort', status = 0, body: unknown = {}) {
    this.status = status
    this.responseText = JSON.stringify(body)
    for (const name of [how, 'loadend']) this.dispatchEvent(new Event(name))
  }
}

const file = new File(['picture'], 'coat.png', { type: 'image/png' })
const input = { params: { fileType: 'picture' } } as const
const toasts: ToastMessage[] = []
let hush = () => {}

beforeEach(() => {
  clearSession()
  toasts.length = 0
  hush = onToast((one) => toasts.push(one))
  vi.stubGlobal('XMLHttpRequest', Request)
})
afterEach(() => {
  hush()
  vi.unstubAllGlobals()
})

test('a file is sent with the session and reports progress', async () => {
  storeSession({ token: 'abc', role: null, entityType: 'brand' })
  const progress: number[] = []
  const done = upload(reference.uploadFile, input, file, { onProgress: (part) => progress.push(part) })
  const request = Request.last
  for (const loaded of [25, 100]) request.upload.dispatchEvent(new ProgressEvent('progress', { loaded, total: 100 }))
  request.end('load', 201, { data: { location: '/files/1' } })
  expect(await done).toEqual({ location: '/files/1' })
  expect(request.opened).toEqual(['POST', '/api/common/auth/files/picture'])
  expect(request.headers).toMatchObject({ authorization: 'Bearer abc', 'accept-language': 'en' })
  expect(request.form?.get('file')).toMatchObject({ name: 'coat.png' })
  expect(progress).toEqual([0.25, 1])
})

test('a refusal is announced like that of any call', async () => {
  const done = upload(reference.uploadFile, input, file)
  Request.last.end('load', 413, { message: 'This file is too large.', errors: [] })
  await expect(done).rejects.toMatchObject({ status: 413, message: 'This file is too large.', requestId: 'req-9' })
  expect(toasts).toEqual([{ kind: 'danger', message: 'This file is too large.' }])
})

test('so is a lost network', async () => {
  const done = upload(reference.uploadFile, input, file)
  Request.last.end('error')
  await expect(done).rejects.toMatchObject({ status: 0, message: expect.stringMatching(/^No internet/) })
})

test('an upload can be broken off, before and during', async () => {
  const cancel = new AbortController()
  const done = upload(reference.uploadFile, input, file, { signal: cancel.signal })
  cancel.abort()
  await expect(done).rejects.toMatchObject({ name: 'AbortError' })
  await expect(upload(reference.uploadFile, input, file, { signal: cancel.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(toasts).toEqual([])
})
