import { expect, test } from 'vitest'
import { routes } from './routes.ts'

const files = import.meta.glob<Record<string, string>>('../../slices/*/*.en.json', { eager: true, import: 'default' })
const catalogueOf = (name: string) => Object.entries(files).find(([path]) => path.endsWith(`/${name}.en.json`))?.[1]

test('each page that has no title of its own finds one in the first catalogue of its texts', () => {
  const untitled = routes.filter(({ name, title, page, words = [] }) => {
    const [first = ''] = [words].flat()
    return page && !title && !catalogueOf(first)?.[`titles.${name}`]
  })
  expect(untitled.map(({ name }) => name)).toEqual([])
})
