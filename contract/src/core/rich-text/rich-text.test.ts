import { expect, test } from 'vitest'
import { lettersOf, RichText } from './rich-text.ts'

const doc = (...content: object[]) => ({ type: 'doc', content })
const text = (words: string, marks?: object[]) => ({ type: 'text', text: words, ...(marks && { marks }) })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })
const link = (href: string) => paragraph(text('x', [{ type: 'link', attrs: { href } }]))

test.each([
  ['a paragraph', doc(paragraph(text('Hello', [{ type: 'bold' }]), { type: 'hardBreak' }))],
  ['an empty paragraph', doc({ type: 'paragraph' })],
  ['a heading', doc({ type: 'heading', attrs: { level: 2 }, content: [text('Title')] })],
  ['a list', doc({ type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('One'))] }] })],
  ['a link', doc(link('https://souk.test/'))],
  ['a mail address', doc(link('mailto:hello@souk.test'))],
])('takes %s', (_, given) => {
  expect(RichText.safeParse(given).success).toBe(true)
})

test.each([
  ['nothing', doc()],
  ['another node', doc({ type: 'image', attrs: { src: 'https://souk.test/' } })],
  ['a heading as large as the title', doc({ type: 'heading', attrs: { level: 1 }, content: [] })],
  ['a link that runs code', doc(link('javascript:alert(1)'))],
  ['a card of a mail', doc({ type: 'card', attrs: { kind: 'product', id: '0199a000-0000-7000-8000-000000000001' } })],
  ['another mark', doc(paragraph(text('x', [{ type: 'script' }])))],
])('refuses %s', (_, given) => {
  expect(RichText.safeParse(given).success).toBe(false)
})

test('its letters are those of all its nodes', () => {
  const list = { type: 'orderedList', content: [{ type: 'listItem', content: [paragraph(text('One'))] }] }
  expect(lettersOf(doc(paragraph(text('A'), { type: 'hardBreak' }, text('B')), list))).toBe('ABOne')
  expect(lettersOf(doc(paragraph()))).toBe('')
})
