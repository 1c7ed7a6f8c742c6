import { expect, test } from 'vitest'
import { cropBox, moved, wholeView } from './crop-box.ts'

const wide = { width: 1_000, height: 500 }
const tall = { width: 400, height: 1_000 }

test('the largest 4:5 is taken from the middle', () => {
  expect(cropBox(wide, wholeView)).toEqual({ x: 300, y: 0, width: 400, height: 500 })
  expect(cropBox(tall, wholeView)).toEqual({ x: 0, y: 250, width: 400, height: 500 })
  expect(cropBox({ width: 800, height: 1_000 }, wholeView)).toEqual({ x: 0, y: 0, width: 800, height: 1_000 })
})

test('closer is smaller, and never beyond the edge', () => {
  expect(cropBox(wide, { zoom: 2, x: 0, y: 0 })).toEqual({ x: 0, y: 0, width: 200, height: 250 })
  expect(cropBox(wide, { zoom: 2, x: 1, y: 1 })).toEqual({ x: 800, y: 250, width: 200, height: 250 })
})

test('moving stops at the edge, so that the way back begins at once', () => {
  const right = moved(wide, wholeView, { x: 9, y: 9 })
  expect(right).toEqual({ zoom: 1, x: 0.8, y: 0.5 })
  expect(moved(wide, right, { x: -0.5, y: 0 }).x).toBeCloseTo(0.6)
})
