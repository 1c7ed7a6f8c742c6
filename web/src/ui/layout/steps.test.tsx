import { screen, within } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { Checklist } from './checklist.tsx'
import { Stepper } from './stepper.tsx'
import { inArabic, show } from '../testing/input-world.tsx'

const steps = ['Account', 'Company', 'Documents'].map((label) => ({ key: label, label }))
const items = [
  { key: 'a', label: 'Complete your profile', isDone: true, to: '/profile' },
  { key: 'b', label: 'Upload documents', isDone: false, to: '/documents' },
  { key: 'c', label: 'Invite teammates', isDone: false },
]

test('it says which step of how many this is, and marks it', async () => {
  show(<Stepper steps={steps} current={1} />)
  expect(screen.getByRole('status').textContent).toBe('Step 2 of 3Company')
  const lines = screen.getAllByRole('listitem')
  expect(lines.map((line) => line.getAttribute('aria-current'))).toEqual([null, 'step', null])
  expect(lines.map((line) => line.textContent)).toEqual(['Account(done)', '2Company', '3Documents'])
  await inArabic()
  expect(screen.getByRole('status').textContent).toBe('الخطوة 2 من 3Company')
})

test('one goes back to what is done, and never ahead', async () => {
  const onStep = vi.fn()
  const { user } = show(<Stepper steps={steps} current={1} onStep={onStep} />)
  const buttons = within(screen.getByRole('navigation', { name: 'Steps' })).getAllByRole('button')
  expect(buttons).toHaveLength(1)
  await user.tab()
  await user.keyboard('{Enter}')
  expect(onStep).toHaveBeenCalledExactlyOnceWith(0)
})

test('past the last step all of them are done', () => {
  show(<Stepper steps={steps} current={3} />)
  expect(screen.getByRole('status').textContent).toContain('Step 3 of 3')
  expect(screen.getAllByRole('listitem').filter((line) => line.dataset['state'] === 'done')).toHaveLength(3)
})

test('a checklist counts, and leads to what is left', async () => {
  const { user, router } = show(<Checklist title="Get started" items={items} />)
  expect(screen.getByText('1 of 3 done')).toBeTruthy()
  expect(screen.getByRole<HTMLProgressElement>('progressbar', { name: 'Get started' }).value).toBe(33)
  expect(screen.getByText('33%')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Complete your profile (done)' })).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Invite teammates' })).toBeNull()
  expect(document.querySelector('[data-next]')?.textContent).toBe('Upload documents')
  await user.click(screen.getByRole('link', { name: 'Upload documents' }))
  expect(router.state.location.pathname).toBe('/documents')
})

test('a percentage counted elsewhere is shown, and never above 100', () => {
  show(<Checklist title="Get started" items={items} percentage={140} />)
  expect(screen.getByRole<HTMLProgressElement>('progressbar').value).toBe(100)
})

test('a whole checklist says so', () => {
  show(<Checklist title="Get started" items={items.map((item) => ({ ...item, isDone: true }))} />)
  expect(screen.getByText('All done')).toBeTruthy()
  expect(document.querySelector('[data-next]')).toBeNull()
})
