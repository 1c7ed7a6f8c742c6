import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useSearchText } from './use-search-text.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** A box beside the page's own value; `follow` answers what was asked, as an address does, now or later. */
function open(initial = '') {
  const asked: string[] = []
  const { result } = renderHook(() => {
    const [value, setValue] = useState(initial)
    return { box: useSearchText(value, (text) => void asked.push(text)), value, setValue }
  })
  const type = (text: string) => act(() => result.current.box.setText(text))
  const pause = () => act(() => vi.advanceTimersByTime(300))
  const follow = (value: string) => act(() => result.current.setValue(value))
  return { result, asked, type, pause, follow, text: () => result.current.box.text }
}

test('a space at the end stays while the page searches for the text without it', () => {
  const { type, pause, follow, text, asked } = open()
  type('alpha ')
  pause()
  follow('alpha')
  expect(text()).toBe('alpha ')
  type(`${text()}beta`)
  pause()
  expect(asked).toEqual(['alpha', 'alpha beta'])
})

test('a value that follows late takes nothing away that was typed meanwhile', () => {
  const { type, pause, follow, text } = open()
  type('a')
  pause()
  type('ab')
  pause()
  type('abc')
  follow('a')
  expect(text()).toBe('abc')
  follow('ab')
  expect(text()).toBe('abc')
})

test('a value that changes by itself replaces the text, also one that was asked for before', () => {
  const { type, pause, follow, text, asked } = open('shirt')
  expect(text()).toBe('shirt')
  type('coat')
  pause()
  follow('coat')
  follow('shirt')
  expect(text()).toBe('shirt')
  pause()
  expect(asked).toEqual(['coat'])
})

test('typing on before the first answer asks once for each pause', () => {
  const { type, pause, asked } = open()
  type('co')
  type('coat')
  pause()
  pause()
  type('coat ')
  pause()
  expect(asked).toEqual(['coat'])
})

test('clearing asks at once, and once', () => {
  const { result, type, pause, follow, text, asked } = open()
  type('coat')
  pause()
  follow('coat')
  act(() => result.current.box.clear())
  expect(text()).toBe('')
  expect(asked).toEqual(['coat', ''])
  follow('')
  pause()
  act(() => result.current.box.clear())
  expect(asked).toEqual(['coat', ''])
})
