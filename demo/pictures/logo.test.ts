import sharp from 'sharp'
import { expect, test } from 'vitest'
import { BRAND_LOOKS } from './brands-look.ts'
import { drawInitials } from './initials.ts'
import { drawLogo, LOGO_STYLES } from './logo.ts'

test.each(LOGO_STYLES)('a %s logo is drawn from paths alone', async (style) => {
  const svg = drawLogo('Field & Harrow', style)
  expect(svg).not.toMatch(/<text|font|href/)
  const { channels } = await sharp(Buffer.from(svg)).flatten({ background: '#fff' }).greyscale().stats()
  expect(channels[0]!.min).toBeLessThan(90)
})

test('no two brands share a logo', () => {
  const names = Object.values(BRAND_LOOKS).map(({ name }) => name)
  expect(new Set(names.map((name) => drawLogo(name, 'fine'))).size).toBe(names.length)
})

test('a name cannot carry markup into a drawing', () => {
  expect(drawLogo('<script>"&', 'fine')).not.toContain('<script')
  expect(drawInitials('<b>', '"')).not.toContain('<b>')
})

test('initials keep their ground, and names in another script get a figure', () => {
  expect(drawInitials('Nadia', 'Karam')).toBe(drawInitials('Nadia', 'Karam'))
  expect(drawInitials('نور', 'حداد')).toContain('<circle cx="120" cy="96"')
})
