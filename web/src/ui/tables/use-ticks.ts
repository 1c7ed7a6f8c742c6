import { type ChangeEvent, useRef } from 'react'
import type { Selection } from './data-table-columns.ts'

export type Ticks = ReturnType<typeof useTicks>

/** Rows that are selected: one by one, all of the page, or from the last one to this one with shift. */
export function useTicks(keys: readonly string[], selection: Selection | undefined) {
  const last = useRef<string | null>(null)
  const selected = selection?.selected ?? new Set<string>()
  const ticked = keys.filter((key) => selected.has(key)).length
  const isAll = keys.length > 0 && ticked === keys.length

  function put(some: readonly string[], isOn: boolean): void {
    const next = new Set(selected)
    for (const key of some) {
      if (isOn) next.add(key)
      else next.delete(key)
    }
    selection?.onSelect(next)
  }
  function toggle(key: string, isRange = false): void {
    const from = last.current === null ? -1 : keys.indexOf(last.current)
    const at = keys.indexOf(key)
    last.current = key
    const range = isRange && from >= 0 ? keys.slice(Math.min(from, at), Math.max(from, at) + 1) : [key]
    put(range, !selected.has(key))
  }
  return {
    isTicked: (key: string) => selected.has(key),
    toggle,
    onTick: (key: string) => (event: ChangeEvent<HTMLInputElement>) =>
      toggle(key, event.nativeEvent instanceof MouseEvent && event.nativeEvent.shiftKey),
    all: { isChecked: isAll, isMixed: ticked > 0 && !isAll, toggle: () => put(keys, !isAll) },
  }
}
