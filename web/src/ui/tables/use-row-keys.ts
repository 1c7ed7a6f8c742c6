import { type KeyboardEvent, useState } from 'react'

type Doing = { onOpen?: ((key: string) => void) | undefined; onToggle?: ((key: string) => void) | undefined }

/** One row at a time is in the tab order; the arrows go on from there. */
export function useRowKeys(keys: readonly string[], { onOpen, onToggle }: Doing) {
  const [current, setCurrent] = useState<string | null>(null)
  const reachable = current !== null && keys.includes(current) ? current : keys[0]

  function move(event: KeyboardEvent<HTMLElement>, to: string | undefined): void {
    event.preventDefault()
    if (to === undefined) return
    setCurrent(to)
    const row = [...(event.currentTarget.parentElement?.children ?? [])].find(
      (row) => (row as HTMLElement).dataset['key'] === to,
    )
    if (row instanceof HTMLElement) row.focus()
  }

  return (key: string) => ({
    'data-key': key,
    tabIndex: key === reachable ? 0 : -1,
    onFocus: () => setCurrent(key),
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      const at = keys.indexOf(key)
      if (event.key === 'ArrowDown') return move(event, keys[at + 1])
      if (event.key === 'ArrowUp') return move(event, keys[at - 1])
      if (event.key === 'Home') return move(event, keys[0])
      if (event.key === 'End') return move(event, keys.at(-1))
      if (event.target !== event.currentTarget) return // a link or a box inside the row knows itself what to do
      if (event.key === ' ' && onToggle) {
        event.preventDefault()
        onToggle(key)
      }
      if (event.key === 'Enter') onOpen?.(key)
    },
  })
}
