import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { newServer } from '../../../app.ts'
import { withoutTokens } from './logging.ts'
import { eventually } from '../../../testing/eventually.ts'

test('a line has the request id, and no token, password or query string', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'souk-log-'))
  const file = join(folder, 'souk.log')
  const app = newServer(file)
  app.get('/explore', (request) => {
    request.log.info(
      {
        body: { password: 'Souk#2026', otp: '042137' },
        headers: { authorization: 'Bearer secret-one' },
        token: 'secret-two',
      },
      'seen',
    )
    return { id: request.id }
  })
  const { id } = (
    await app.inject({
      url: '/explore?loginLink=secret-three',
      headers: { authorization: 'Bearer secret-one', cookie: 'a=secret-four' },
    })
  ).json()
  await app.close()
  const text = await eventually(async () => {
    const written = await readFile(file, 'utf8')
    expect(written).toContain('"msg":"request"')
    return written
  })
  expect(text).toContain(`"reqId":"${id}"`)
  expect(text).toContain('"path":"/explore"')
  for (const secret of ['Souk#2026', '042137', 'secret-']) expect(text).not.toContain(secret)
  await rm(folder, { recursive: true })
})

test.each([
  [`/reset-password/${'a-B_9'.repeat(8)}xyz`, '/reset-password/[hidden]'],
  [`/api/v2/wishlists/public/${'Q'.repeat(43)}/lines?page=2`, '/api/v2/wishlists/public/[hidden]/lines'],
  ['/orders/0197a2b4-1111-7222-8333-444455556666', '/orders/0197a2b4-1111-7222-8333-444455556666'],
  ['/files/pictures/0f3a.webp', '/files/pictures/0f3a.webp'],
])('the path %s is logged as %s', (url, path) => expect(withoutTokens(url)).toBe(path))
