import { expect, test } from 'vitest'
import { facetViews } from './filters-facets.ts'

const words = { facet: (name: string) => name.toUpperCase(), value: (_: string, value: string) => value.toLowerCase() }
const none = { category: [], gender: [] }
const names = ['category', 'gender'] as const
const few = [
  { value: 'SHOES', count: 3 },
  { value: 'BAGS', count: 1 },
]

test('a facet with two values is shown, one with a single value says nothing', () => {
  const views = facetViews(names, { category: few, gender: [{ value: 'FEMALE', count: 4 }] }, none, words)
  expect(views).toEqual([
    {
      name: 'category',
      label: 'CATEGORY',
      chosen: [],
      choices: [
        { value: 'SHOES', count: 3, label: 'shoes' },
        { value: 'BAGS', count: 1, label: 'bags' },
      ],
    },
  ])
})

test('what is chosen can always be taken back, even when nothing has it any more', () => {
  const [view] = facetViews(names, { gender: [] }, { ...none, gender: ['MALE'] }, words)
  expect(view).toMatchObject({ name: 'gender', chosen: ['MALE'], choices: [{ value: 'MALE', count: 0 }] })
})
