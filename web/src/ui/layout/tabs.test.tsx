import { screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { Tabs } from './tabs.tsx'
import { inArabic, show } from '../testing/input-world.tsx'

const tabs = [
  { key: '0', label: 'General', content: <input aria-label="Name" /> },
  { key: '2', label: 'Segmentation', count: 3, isDirty: true, content: <p>Segments</p> },
  { key: '3', label: 'Documents', content: <p>Papers</p> },
]
const open = (path = '/profile?from=mail') => show(<Tabs label="Profile" param="tabIndex" tabs={tabs} />, path)
const selected = () => screen.getByRole('tab', { selected: true }).textContent

afterEach(() => void vi.restoreAllMocks())

test('an open tab outside its list is brought into it, and the page stays where it is', () => {
  const toPage = vi.spyOn(Element.prototype, 'scrollIntoView')
  vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect').mockImplementation(function (this: HTMLElement) {
    return this.textContent === 'Documents' ? new DOMRect(420, 900, 100, 42) : new DOMRect(0, 900, 390, 42)
  })
  open('/profile?tabIndex=3')
  expect(screen.getByRole('tablist').scrollLeft).toBe(130)
  expect(toPage).not.toHaveBeenCalled()
})

test('the open tab is in the address, beside what else is there', async () => {
  const { router, user } = open()
  expect(selected()).toBe('General')
  await user.click(screen.getByRole('tab', { name: 'Documents' }))
  expect(router.state.location.search).toBe('?from=mail&tabIndex=3')
  expect(screen.getByRole('tabpanel', { name: 'Documents' }).textContent).toBe('Papers')
})

test('an address opens its tab, and nonsense the first', () => {
  open('/profile?tabIndex=3')
  expect(selected()).toBe('Documents')
})

test('the keyboard goes round, in the direction of reading', async () => {
  const { user } = open()
  await user.tab()
  await user.keyboard('{ArrowRight}')
  expect(selected()).toMatch(/^Segmentation/)
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }))
  await user.keyboard('{End}')
  expect(selected()).toBe('Documents')
  await user.keyboard('{ArrowRight}')
  expect(selected()).toBe('General')
  await inArabic()
  await user.keyboard('{ArrowLeft}')
  expect(selected()).toMatch(/^Segmentation/)
})

test('what is unsaved is marked in words, and what was typed stays', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('Name'), 'Orla')
  await user.click(screen.getByRole('tab', { name: /^Segmentation/ }))
  expect(screen.getByRole('tab', { name: 'Segmentation 3 unsaved changes' })).toBeTruthy()
  await user.click(screen.getByRole('tab', { name: 'General' }))
  expect(screen.getByLabelText('Name')).toHaveProperty('value', 'Orla')
})
