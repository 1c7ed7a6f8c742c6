import { afterAll, expect, test } from 'vitest'
import { exampleSheet } from '@souk/contract/prospects/prospect-words.ts'
import { prospectsAdmin } from '@souk/contract/prospects/prospects.contract.ts'
import { fileBody, newWorld } from '../../../testing/world.ts'

const { ask, close, person } = await newWorld()
afterAll(close)

test('an import rejects a row with a day that does not exist or a number that rounds to nothing, and takes the others', async () => {
  const admin = await person({ side: 'souk' })
  const sheet = [
    'name,country,city,avgRetailPrice,doors,obtainedAt,source',
    'Leap,FR,Nice,,,2026-02-30,List',
    'Doorless,FR,Nice,,0.4,,List',
    'Free,FR,Nice,0.001,,,List',
    'Good\0,FR,Nice,10,2,2026-02-28,List',
  ].join('\n')
  const { body, headers } = fileBody('stores.csv', sheet)
  const { status, data } = await ask(admin, prospectsAdmin.import, { body, headers })
  expect([status, data?.added, data?.rejected]).toEqual([200, 1, 3])
  expect(data.rows.map(({ problems }) => problems.map(({ column }) => column))).toEqual([
    ['obtainedAt'],
    ['doors'],
    ['avgRetailPrice'],
    [],
  ])
})

test('an import reads the letters of Excel, and refuses those it cannot be sure of', async () => {
  const admin = await person({ side: 'souk' })
  const take = (store: string) => {
    const sheet = Buffer.from(`name;country;city;source\n${store};FR;Nice;List`, 'latin1')
    return ask(admin, prospectsAdmin.import, fileBody('stores.csv', sheet))
  }
  const western = await take('Caf\xe9 Soie')
  expect([western.status, western.data?.rows[0]?.name]).toEqual([200, 'Café Soie'])
  const arabic = await take('\xde\xe3\xed\xd5')
  expect([arabic.status, arabic.errors[0]!.field]).toEqual([422, 'file'])
  expect(arabic.errors[0]!.message).toContain('Save it as CSV UTF-8')
})

test('the example of a sheet is imported without a problem', async () => {
  const { body, headers } = fileBody('stores.csv', exampleSheet)
  const { data } = await ask(await person({ side: 'souk' }), prospectsAdmin.import, { body, headers })
  expect([data.added, data.rejected, data.rows.flatMap(({ problems }) => problems)]).toEqual([1, 0, []])
})
