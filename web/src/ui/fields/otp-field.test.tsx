import { screen } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { OtpField } from './otp-field.tsx'
import { Controlled, inArabic, show } from '../testing/input-world.tsx'

const onValue = vi.fn()
const onComplete = vi.fn()
beforeEach(() => vi.clearAllMocks())

function open(initial = '') {
  return show(
    <Controlled initial={initial} onValue={onValue}>
      {(bound) => <OtpField label="Code" onComplete={onComplete} {...bound} />}
    </Controlled>,
  )
}
const cells = () => screen.getAllByRole('textbox') as HTMLInputElement[]
const shown = () =>
  cells()
    .map(({ value }) => value || '·')
    .join('')
const at = () => cells().indexOf(document.activeElement as HTMLInputElement)

test('digits go from cell to cell, and letters nowhere', async () => {
  const { user } = open()
  await user.click(cells()[0]!)
  await user.keyboard('4x82193')
  expect(shown()).toBe('482193')
  expect(onComplete).toHaveBeenCalledExactlyOnceWith('482193')
  expect(cells()[2]!.getAttribute('aria-label')).toBe('Code, digit 3 of 6')
})

test('a code is pasted whole, wherever the focus is and however it is written', async () => {
  const { user } = open('1')
  await user.click(cells()[3]!)
  await user.paste('٤٨٢-١٩٣')
  expect(shown()).toBe('482193')
  expect(onComplete).toHaveBeenCalledWith('482193')
})

test('Backspace takes the digit, then the one before', async () => {
  const { user } = open('482')
  await user.click(cells()[3]!)
  await user.keyboard('{Backspace}')
  expect([shown(), at()]).toEqual(['48····', 2])
  await user.keyboard('{Backspace}{Delete}')
  expect(onValue).toHaveBeenLastCalledWith('4')
})

test('the arrows follow the eye: a code runs from the left in Arabic too', async () => {
  const { user } = open('482')
  await inArabic()
  await user.click(cells()[1]!)
  await user.keyboard('{ArrowRight}')
  expect(at()).toBe(2)
  await user.keyboard('{ArrowLeft}{ArrowLeft}')
  expect(at()).toBe(0)
  await user.keyboard('{End}')
  expect(at()).toBe(5)
})

test('it is left once, and not from cell to cell', async () => {
  const onBlur = vi.fn()
  const { user } = show(
    <>
      <OtpField label="Code" value="48" onChange={onValue} onBlur={onBlur} />
      <button>Next</button>
    </>,
  )
  await user.click(cells()[0]!)
  await user.keyboard('{ArrowRight}')
  expect(onBlur).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'Next' }))
  expect(onBlur).toHaveBeenCalledOnce()
})

test('a code typed over another goes on from a digit that is the same', async () => {
  const { user } = open('000000')
  await user.click(cells()[0]!)
  await user.keyboard('102030')
  expect(shown()).toBe('102030')
  expect(onComplete).toHaveBeenLastCalledWith('102030')
})
