import { act, fireEvent, screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changeLanguage } from '../../lib/language/language.ts'
import { show, useScreen } from '../testing/show.tsx'
import { BarChart } from './bar-chart.tsx'
import { LineChart } from './line-chart.tsx'
import { labelStep, niceTicks, path, scale } from './scale.ts'
import { Spark } from './spark.tsx'
import { StackedChart } from './stacked-chart.tsx'

useScreen()

const points = [
  { key: '1', label: 'Sep', title: 'September', value: 41, before: 30 },
  { key: '2', label: 'Oct', title: 'October', value: 52, before: 44 },
  { key: '3', label: 'Nov', title: 'November', value: 63, before: 47 },
]
const euros = (value: number) => `€${value}`
const line = (
  <LineChart label="Order value" points={points} format={euros} names={['This season', 'Last season']} height={200} />
)
const cells = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent).join(' '))
const xs = () =>
  [...document.querySelectorAll('text[text-anchor="middle"]')].map((label) => Number(label.getAttribute('x')))

test.each([
  [
    [0, 63_200],
    [0, 20_000, 40_000, 60_000, 80_000],
  ],
  [
    [3, 7],
    [0, 2, 4, 6, 8],
  ],
  [
    [0.1, 0.24],
    [0, 0.1, 0.2, 0.3],
  ],
  [
    [-40, 60],
    [-50, -25, 0, 25, 50, 75],
  ],
  [
    [0, 1],
    [0, 1],
  ],
  [
    [0, 3],
    [0, 1, 2, 3],
  ],
  [
    [2, 9],
    [0, 5, 10],
  ],
  [
    [0, 0],
    [0, 1],
  ],
])('the ticks for %o are %o', (values, ticks) => {
  const made = niceTicks(values)
  expect(made[0]).toBeLessThanOrEqual(Math.min(0, ...values))
  expect(made.at(-1)).toBeGreaterThanOrEqual(Math.max(...values))
  expect(made).toEqual(ticks)
})

test('scales, paths and labels', () => {
  expect(scale([0, 10], [100, 0])(2.5)).toBe(75)
  expect(scale([5, 5], [0, 10])(5)).toBe(0)
  expect(
    path([
      [0, 1.26],
      [2, 3],
    ]),
  ).toBe('M0 1.3L2 3')
  expect([labelStep(6, 600), labelStep(24, 600)]).toEqual([1, 3])
})

test('a line has a table of all its values', () => {
  show(line)
  expect(cells()).toEqual(['Name This season Last season', 'September €41 €30', 'October €52 €44', 'November €63 €47'])
})

test('the arrow keys read one value after the other', () => {
  show(line)
  const chart = screen.getByRole('slider', { name: 'Order value' })
  act(() => chart.focus())
  fireEvent.keyDown(chart, { key: 'ArrowRight' })
  expect(chart.getAttribute('aria-valuetext')).toBe('October, This season €52, Last season €44')
  fireEvent.keyDown(chart, { key: 'End' })
  expect(chart.getAttribute('aria-valuetext')).toContain('November')
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  expect(chart.getAttribute('aria-valuenow')).toBe('1')
  fireEvent.keyDown(chart, { key: 'Escape' })
  expect(chart.getAttribute('aria-valuetext')).toBe('Use the arrow keys to read the values.')
})

test('in Arabic time runs to the left, and so do the keys', async () => {
  show(line)
  const before = xs()
  expect(before).toEqual(before.toSorted((one, other) => one - other))
  await act(() => changeLanguage('ar'))
  expect(xs()).toEqual(before.map((x) => 640 - x))
  const chart = screen.getByRole('slider')
  act(() => chart.focus())
  fireEvent.keyDown(chart, { key: 'ArrowLeft' })
  expect(chart.getAttribute('aria-valuenow')).toBe('1')
})

test('bars across are a table with their values written out', () => {
  show(
    <BarChart
      label="By brand"
      format={euros}
      bars={[
        { key: 'a', label: 'Orla', value: 80 },
        { key: 'b', label: 'Konto', value: 20 },
      ]}
    />,
  )
  expect(cells()).toEqual(['Name Value', 'Orla €80', 'Konto €20'])
  const widths = [...document.querySelectorAll<HTMLElement>('[style]')].map((bar) => bar.style.inlineSize)
  expect(widths).toEqual(['100%', '25%'])
})

test('columns are as high as their values', () => {
  show(
    <BarChart
      label="Units"
      direction="up"
      format={String}
      bars={[
        { key: 'a', label: 'A', value: 10 },
        { key: 'b', label: 'B', value: 5 },
      ]}
    />,
  )
  const [tall, short] = [...document.querySelectorAll('rect')].map((bar) => Number(bar.getAttribute('height')))
  expect(tall).toBeCloseTo(2 * short!, 5)
})

test('stacked parts add up, in the drawing and in the table', () => {
  show(
    <StackedChart
      label="By category"
      format={String}
      series={[
        { key: 'k', label: 'Knit' },
        { key: 'c', label: 'Coats' },
      ]}
      columns={[{ key: '1', label: 'Sep', values: [6, 4] }]}
    />,
  )
  expect(cells()).toEqual(['Name Knit Coats Total', 'Sep 6 4 10'])
  const [lower, upper] = [...document.querySelectorAll('rect')].map((part) => ({
    y: Number(part.getAttribute('y')),
    height: Number(part.getAttribute('height')),
  }))
  expect(upper!.y + upper!.height).toBeLessThan(lower!.y)
})

test('a spark says where it began and where it ended', () => {
  show(<Spark label="Orders" values={[3, 9, 6]} format={String} />)
  expect(screen.getByTitle('Orders: from 3 to 6')).toBeTruthy()
})

test.each([
  ['a line', <LineChart key="1" label="Value" points={[]} format={String} />],
  ['bars', <BarChart key="2" label="Value" bars={[]} format={String} />],
  ['a stack', <StackedChart key="3" label="Value" series={[]} columns={[]} format={String} />],
])('%s without figures says so', (_, chart) => {
  show(chart)
  expect(screen.getByText('No figures yet')).toBeTruthy()
  expect(document.querySelector('svg')).toBeNull()
})
