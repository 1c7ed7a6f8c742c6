import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Card, Row, RuledList, Stack, WithAside } from './stack.tsx'

test('a stack is the element it is asked to be, with the gap and the attributes it is given', () => {
  render(
    <Stack as="ul" gap={24} aria-label="Orders" className="wide">
      <li>First</li>
    </Stack>,
  )
  const list = screen.getByRole('list', { name: 'Orders' })
  expect(list.style.gap).toBe('24px')
  expect(list.className).toMatch(/stack.* wide$/)
})

test('a row wraps with at most 8 px between its lines', () => {
  render(
    <>
      <Row gap={16} align="baseline" isSpread data-testid="wide" />
      <Row gap={4} data-testid="narrow" />
    </>,
  )
  const [wide, narrow] = [screen.getByTestId('wide'), screen.getByTestId('narrow')]
  expect(wide.style).toMatchObject({ columnGap: '16px', rowGap: '8px', alignItems: 'baseline' })
  expect(wide.dataset.spread).toBe('true')
  expect(narrow.style).toMatchObject({ columnGap: '4px', rowGap: '4px', alignItems: 'center' })
  expect(narrow.dataset.spread).toBeUndefined()
})

test('a card is a section when it is asked to be, and has a box', () => {
  render(<Card as="section" aria-label="Terms" gap={16} />)
  const card = screen.getByRole('region', { name: 'Terms' })
  expect(card.style.gap).toBe('16px')
  expect(card.className).toMatch(/stack.*card/)
})

test('a list with lines is a list, or the element it is asked to be', () => {
  render(
    <>
      <RuledList aria-label="Stores" />
      <RuledList as="dl" data-testid="facts" />
    </>,
  )
  expect(screen.getByRole('list', { name: 'Stores' }).className).toMatch(/ruled/)
  expect(screen.getByTestId('facts').tagName).toBe('DL')
})

test('what belongs beside the content comes after it', () => {
  render(<WithAside aside={<p>Beside</p>}>Content</WithAside>)
  expect(screen.getByText('Content').compareDocumentPosition(screen.getByText('Beside'))).toBe(
    Node.DOCUMENT_POSITION_FOLLOWING,
  )
})
