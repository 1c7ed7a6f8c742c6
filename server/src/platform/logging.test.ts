import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { newServer } from '../app.ts'

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
  const text = await vi.waitFor(async () => {
    const written = await readFile(file, 'utf8')
    expect(written).toContain('"msg":"request"')
    return written
  })
  expect(text).toContain(`"reqId":"${id}"`)
  expect(text).toContain('"path":"/explore"')
  for (const secret of ['Souk#2026', '042137', 'secret-']) expect(text).not.toContain(secret)
  await rm(folder, { recursive: true })
})
