import { expect, test } from 'vitest'
import { parseFeed } from './parse-feed.ts'

const coat = { id: 'A1', title: 'Wool "long" coat', price: '120.00' }

test.each([
  ['csv', '\uFEFFid;title;price\nA1;"Wool ""long"" coat";120.00\n\n', [coat]],
  ['tsv', 'id\ttitle\tprice\nA1\tWool "long" coat\t120.00', [coat]],
  ['a json list', JSON.stringify([coat]), [coat]],
  ['a list inside of objects', JSON.stringify({ shop: { products: [coat] }, total: 1 }), [coat]],
  [
    'xml with a single product',
    '<rss><channel><item><id>A1</id><title>Wool "long" coat</title><price>120.00</price></item></channel></rss>',
    [coat],
  ],
  [
    'variants, which become rows',
    JSON.stringify([{ id: 'A1', variants: [{ sku: '007', qty: 5 }, { sku: '008' }] }]),
    [
      { id: 'A1', 'variant.sku': '007', 'variant.qty': '5' },
      { id: 'A1', 'variant.sku': '008' },
    ],
  ],
  [
    'Windows-1252, in which Excel saves csv',
    Buffer.from('id;title;price\nA1;Caf\xe9 shirt;12', 'latin1'),
    [{ id: 'A1', title: 'Café shirt', price: '12' }],
  ],
  ['UTF-16', Buffer.from('\uFEFFid\ttitle\tprice\nA1\tWool "long" coat\t120.00', 'utf16le'), [coat]],
])('reads %s', (_, text, rows) => {
  expect(parseFeed(Buffer.from(text))).toEqual(rows)
})

test('refuses letters that it cannot be sure of', () => {
  const arabic = Buffer.from('id;title\nA1;\xde\xe3\xed\xd5', 'latin1')
  expect(() => parseFeed(arabic)).toThrow('integrations.feed.encoding')
})

test.each([
  ['half a json', '{"a":'],
  ['a page of html', '<!doctype html><html><body>Sign in</body></html>'],
  ['a sentence', 'There is nothing here'],
])('refuses %s', (_, text) => {
  expect(() => parseFeed(Buffer.from(text))).toThrow('integrations.feed.unreadable')
})
