import sharp from 'sharp'
import { afterAll, describe, expect, test } from 'vitest'
import { fileLimits } from '@souk/contract/core/limits.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'
import { signedAddress } from '../../serving/serve-files.ts'

const { app, ask, close, db, deps, person } = await newWorld()
afterAll(close)
const orla = await person({ side: 'brand' })
const canvas = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#86c9a6' } })
const png = await canvas(1600, 2000).png().toBuffer()
const upload = (fileType: string, name: string, content: Buffer | string, who: { token: string } | null = orla) =>
  ask(who, reference.uploadFile, { params: { fileType }, ...fileBody(name, content) })

describe('a picture', () => {
  test('comes back in three widths, written anew, public by its hash and cached for ever', async () => {
    const { status, data } = await upload('picture', 'Coat.PNG', png)
    expect(status).toBe(201)
    expect(data).toMatchObject({
      width: 1600,
      height: 2000,
      location: expect.stringMatching(/^\/files\/pictures\/[0-9a-f]{64}\.webp$/),
    })
    const widths = await Promise.all(
      Object.entries(data.sizes!).map(async ([width, address]) => {
        const { statusCode, rawPayload, headers } = await app.inject(address)
        expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
          200,
          'image/webp',
          'public, max-age=31536000, immutable',
        ])
        return [Number(width), (await sharp(rawPayload).metadata()).width]
      }),
    )
    expect(widths).toEqual([
      [640, 640],
      [960, 960],
      [1280, 1280],
    ])
    const { headers } = await app.inject(data.location)
    expect(
      (await app.inject({ url: data.location, headers: { 'if-none-match': String(headers.etag) } })).statusCode,
    ).toBe(304)
  })
  test('is turned upright and says nothing of where it was taken', async () => {
    const turned = await canvas(400, 200)
      .withExif({ IFD0: { Copyright: 'secret studio' }, IFD3: { GPSLatitude: '25/1 12/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { data } = await upload('picture', 'turned.jpg', turned)
    expect(data).toMatchObject({ width: 200, height: 400 })
    const { rawPayload } = await app.inject(data.location)
    const facts = await sharp(rawPayload).metadata()
    expect([facts.width, facts.height, facts.exif]).toEqual([200, 400, undefined])
  })
  test('is never made larger than it is', async () => {
    const { data } = await upload('logo', 'small.png', await canvas(100, 80).png().toBuffer())
    const { rawPayload } = await app.inject(data.sizes!['1280']!)
    expect((await sharp(rawPayload).metadata()).width).toBe(100)
  })
})

describe('limits', () => {
  test('10 MB of picture and 20 MB of file are taken to the byte, one more is not', async () => {
    const padded = (bytes: number) => Buffer.concat([png, Buffer.alloc(bytes - png.length)])
    expect((await upload('picture', 'a.png', padded(fileLimits.imageBytes))).status).toBe(201)
    expect(await upload('picture', 'a.png', padded(fileLimits.imageBytes + 1))).toMatchObject({
      status: 413,
      message: 'This file is too large. At most 10 MB are accepted.',
    })
    const sheet = (bytes: number) => Buffer.alloc(bytes, 'a,b\n')
    expect((await upload('sheet', 'a.csv', sheet(fileLimits.fileBytes))).status).toBe(201)
    expect((await upload('sheet', 'a.csv', sheet(fileLimits.fileBytes + 1))).status).toBe(413)
  })
  test.each([
    ['a wrong type', 'picture', 'a.pdf', '%PDF-1.7', 415, 'uploads.wrongType'],
    ['no extension', 'picture', 'png', png, 415, 'uploads.wrongType'],
    [
      'a script that calls itself a picture',
      'picture',
      'a.png',
      '<script>alert(1)</script>',
      415,
      'uploads.contentMismatch',
    ],
    ['a drawing with script in it', 'picture', 'a.svg', '<svg onload="x"/>', 415, 'uploads.wrongType'],
    ['another kind of picture than it says', 'picture', 'a.gif', png, 415, 'uploads.contentMismatch'],
    ['a picture cut short', 'picture', 'a.png', png.subarray(0, 60), 415, 'uploads.notAPicture'],
    ['a zip that calls itself a workbook', 'sheet', 'a.xlsx', 'PK\x03\x04nothing', 415, 'uploads.contentMismatch'],
    ['a binary that calls itself csv', 'sheet', 'a.csv', Buffer.from([1, 2, 0, 3]), 415, 'uploads.contentMismatch'],
    ['nothing', 'document', 'a.pdf', '', 422, 'uploads.empty'],
  ])('%s is refused', async (_, use, name, content, status, key) => {
    const answer = await upload(use, name, content)
    const types = use === 'picture' ? fileLimits.imageTypes.join(', ') : ''
    expect(answer).toMatchObject({ status, message: deps.say('en', key, { types }) })
  })
  test('a picture of a hundred million pixels is refused before it is unpacked', async () => {
    const bomb = await canvas(12_000, 9_000).png({ compressionLevel: 9 }).toBuffer()
    expect(await upload('picture', 'bomb.png', bomb)).toMatchObject({ status: 413, errors: [{ field: 'file' }] })
  }, 60_000)
  test('no file, another body, another field, an unknown use', async () => {
    expect((await ask(orla, reference.uploadFile, { params: { fileType: 'picture' }, body: { a: 1 } })).status).toBe(
      415,
    )
    const empty = '--b\r\ncontent-disposition: form-data; name="x"\r\n\r\n1\r\n--b--\r\n'
    expect(
      (
        await ask(orla, reference.uploadFile, {
          params: { fileType: 'picture' },
          body: empty,
          headers: { 'content-type': 'multipart/form-data; boundary=b' },
        })
      ).status,
    ).toBe(422)
    expect((await upload('passport', 'a.png', png)).status).toBe(404)
  })
})

describe('who', () => {
  test('before signing up only a logo and a banner', async () => {
    const send = (fileType: string) =>
      ask(null, reference.uploadNewUserFile, { params: { fileType }, ...fileBody('a.png', png) })
    expect([(await send('logo')).status, (await send('banner')).status, (await send('document')).status]).toEqual([
      201, 201, 404,
    ])
  })
  test('a document is read back only through an address that was signed, and only for its time', async () => {
    const { data } = await upload('document', 'licence.pdf', '%PDF-1.7 licence')
    const read = (address: string) => app.inject(address).then((r) => r.statusCode)
    const good = signedAddress(deps.key, data.location, 60)
    expect(await app.inject(good)).toMatchObject({ statusCode: 200, body: '%PDF-1.7 licence' })
    expect(await read(data.location)).toBe(404)
    expect(await read(signedAddress(deps.key, data.location, -1))).toBe(404)
    expect(await read(good.replace(/until=\d+/, 'until=9999999999'))).toBe(404)
    const other = (await upload('document', 'other.pdf', '%PDF-1.7 other')).data.location
    expect(await read(good.replace(data.location, other))).toBe(404)
    expect(await read('/files/pictures/..%2f..%2fsecret.webp')).toBe(404)
  })
  test('who sent it is written down', async () => {
    await upload('document', 'mine.pdf', '%PDF-1.7 mine')
    const row = await db.selectFrom('storedFile').selectAll().where('name', '=', 'mine.pdf').executeTakeFirst()
    expect(row).toMatchObject({
      userId: orla.userId,
      entityId: orla.entityId,
      use: 'document',
      contentType: 'application/pdf',
    })
  })
})
