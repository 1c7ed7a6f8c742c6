import { readdirSync, statSync } from 'node:fs'
import { expect, test } from 'vitest'
import { GARMENT_NAMES } from './garments/all.ts'
import { baseName, fabricsOf, seedsOf } from './lay-out.ts'

const folder = new URL('./base/', import.meta.url)
const files = readdirSync(folder)

test('every garment has its light layers, and no layer is left over', () => {
  const wanted = GARMENT_NAMES.flatMap((name) =>
    seedsOf(name).flatMap((seed) => fabricsOf(name).map((fabric) => `${baseName(name, fabric, seed)}.webp`)),
  )
  expect(files.toSorted()).toEqual([...new Set(wanted)].toSorted())
})

test('the light layers stay within 10 MB', () => {
  const bytes = files.reduce((sum, file) => sum + statSync(new URL(file, folder)).size, 0)
  expect(bytes).toBeLessThan(10 * 1024 * 1024)
})
