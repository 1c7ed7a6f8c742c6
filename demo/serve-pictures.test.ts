import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fastify from 'fastify'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { answerFailures } from '../server/src/platform/serving/http/failures.ts'
import { folderStore } from '../server/src/platform/data/files/folder-store.ts'
import { messagesOf } from '../server/src/platform/base/messages.ts'
import { BRAND_SLUGS } from './pictures/brands-look.ts'
import { logoAddress, pictureAddress, serveDemoPictures } from './serve-pictures.ts'

const folder = await mkdtemp(join(tmpdir(), 'souk-demo-'))
const app = fastify()
answerFailures(app, messagesOf([]))
serveDemoPictures(app, folderStore(folder))
afterAll(async () => {
  await app.close()
  await rm(folder, { recursive: true })
})
const address = pictureAddress('flat.sweater-crew.knit.s1.sage.plain')

test('a picture is drawn once, however many ask, in the width asked for', async () => {
  const wanted = address.replace('.webp', '-640.webp')
  const answers = await Promise.all([1, 2, 3].map(() => app.inject(wanted)))
  for (const { statusCode, headers, rawPayload } of answers) {
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp'])
    expect(rawPayload.equals(answers[0]!.rawPayload)).toBe(true)
  }
  expect(await sharp(answers[0]!.rawPayload).metadata()).toMatchObject({ width: 640, height: 800 })
  const second = await app.inject(wanted)
  expect(second.rawPayload.equals(answers[0]!.rawPayload)).toBe(true)
}, 30_000)

test('a plain demo answers every picture with a flat one, and nothing that is no picture', async () => {
  const plain = fastify()
  answerFailures(plain, messagesOf([]))
  serveDemoPictures(plain, folderStore(folder), true)
  const [one, other] = await Promise.all(
    ['sage', 'ecru'].map((colour) => plain.inject(address.replace('sage', colour))),
  )
  expect(one!.rawPayload.equals(other!.rawPayload)).toBe(true)
  expect(await sharp(one!.rawPayload).metadata()).toMatchObject({ width: 640, height: 800 })
  expect((await plain.inject('/files/demo/nothing.webp')).statusCode).toBe(404)
  await plain.close()
})

test('a brand has a logo', async () => {
  const { headers, body } = await app.inject(logoAddress('maison-orla'))
  expect([headers['content-type'], body.startsWith('<svg')]).toEqual(['image/svg+xml', true])
})

test.each([
  '/files/demo/nothing.webp',
  '/files/demo/nobody.svg',
  '/files/demo/flat.sweater-crew.knit.s1.sage.plain-641.webp',
  '/files/demo/..%2fsecret.webp',
  '/files/demo/flat.sweater-crew.knit.s1.12ab34.plain.webp',
  '/files/demo/flat.sweater-crew.knit.s1.sage_12ab34.plain.webp',
])('%s is nothing', async (path) => {
  expect((await app.inject(path)).statusCode).toBe(404)
})

test('the small banner of every brand is there without drawing', async () => {
  for (const slug of BRAND_SLUGS) {
    const { statusCode, rawPayload } = await app.inject(
      pictureAddress(`banner.${slug}.1`).replace('.webp', '-640.webp'),
    )
    expect(statusCode).toBe(200)
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'webp', width: 640 })
  }
})
