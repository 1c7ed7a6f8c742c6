import { expect, test } from 'vitest'
import { type Course, courseOf, lessonsOf } from './courses.ts'
import { paragraphKeys } from './topics.ts'

test.each([
  ['brand', 'entityAdmin', 'brand.entityAdmin', 12],
  ['brand', 'salesManager', 'brand.salesManager', 7],
  ['brand', 'salesRepresentative', 'brand.salesRepresentative', 5],
  ['retailer', 'entityAdmin', 'retailer.entityAdmin', 9],
  ['guest', null, 'retailer.entityAdmin', 9],
  [null, 'soukAdmin', 'brand.entityAdmin', 12],
] as const)('%s %s learns %s', (viewer, role, course, lessons) => {
  expect(courseOf(viewer, role)).toBe(course)
  expect(lessonsOf(course)).toHaveLength(lessons)
})

test.each(['brand.entityAdmin', 'brand.salesManager', 'brand.salesRepresentative', 'retailer.entityAdmin'] as Course[])(
  'every lesson of %s has something to read for its side',
  (course) => {
    const side = course.startsWith('brand') ? 'brand' : 'retailer'
    for (const lesson of lessonsOf(course)) expect(paragraphKeys(lesson, side), lesson.id).not.toEqual([])
  },
)
