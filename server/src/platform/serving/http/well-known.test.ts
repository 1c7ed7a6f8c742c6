import { afterAll, expect, test } from 'vitest'
import { newWorld } from '../../../testing/world.ts'

const silent = await newWorld()
const reachable = await newWorld({ securityContact: 'mailto:security@souk.example', publicUrl: 'https://souk.example' })
afterAll(async () => {
  await silent.close()
  await reachable.close()
})

test('search engines are told to leave calls, links of mails and the console alone', async () => {
  const { statusCode, headers, body } = await silent.app.inject('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body.split('\n')).toEqual(expect.arrayContaining(['User-agent: *', 'Disallow: /api/', 'Disallow: /admin']))
})

test('search engines are led to what everyone may read', async () => {
  expect((await reachable.app.inject('/robots.txt')).body).toContain('Allow: /legal/\nDisallow: /api/')
  expect((await reachable.app.inject('/robots.txt')).body).toContain('Sitemap: https://souk.example/sitemap.xml\n')
  const { statusCode, headers, body } = await reachable.app.inject('/sitemap.xml')
  expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
  for (const path of ['/legal/terms-brands', '/legal/privacy'])
    expect(body).toContain(`<loc>https://souk.example${path}</loc>`)
})

test('says to whom a weakness is reported, where a contact is set', async () => {
  expect((await silent.app.inject('/.well-known/security.txt')).statusCode).toBe(404)
  const { statusCode, body } = await reachable.app.inject('/.well-known/security.txt')
  expect(statusCode).toBe(200)
  expect(body).toContain('Contact: mailto:security@souk.example\n')
  expect(body).toContain('Canonical: https://souk.example/.well-known/security.txt\n')
  expect(Date.parse(/^Expires: (.+)$/m.exec(body)![1]!)).toBeGreaterThan(Date.now())
})
