import { type KeyboardEvent, useState } from 'react'

type Options<V> = {
  value: V
  show: (value: V) => string
  read: (text: string) => { value: V; problem: string | null } // what stands for a text that is no number is none either
  onChange: (value: V) => void
  onLeave?: (value: V) => V // written out
}

/** The text of a number field. What was typed stays as it is until it is a number, and is objected to when it is left. */
export function useTypedNumber<V>({ value, show, read, onChange, onLeave = (left) => left }: Options<V>) {
  const [typed, setTyped] = useState<{ text: string; value: V } | null>(null)
  const text = typed && Object.is(typed.value, value) ? typed.text : show(value)
  const { problem } = read(text)
  const [wasLeft, setLeft] = useState(problem !== null)

  function type(next: string): void {
    const now = read(next)
    setTyped({ text: next, value: now.value })
    if (now.problem === null) setLeft(false)
    onChange(now.value)
  }
  function leave(): void {
    setLeft(true)
    if (problem !== null) return
    setTyped(null)
    const full = onLeave(value)
    if (!Object.is(full, value)) onChange(full)
  }
  return {
    text,
    type,
    leave,
    drop: () => setTyped(null),
    problem: wasLeft ? problem : null,
    /** Nothing is sent while it stands there. */
    mark: { 'data-unread': problem === null ? undefined : '' },
    pressEnter: ({ key }: KeyboardEvent) => void (key === 'Enter' && setLeft(true)),
  }
}

/** Shows the first number on this part of the page that cannot be read, and says whether there is one. */
export function leadToUnread(from: Element): boolean {
  const part = from.closest('dialog, [role=dialog], main') ?? document
  const field = part.querySelector<HTMLElement>('[data-unread]')
  field?.blur() // what is left is objected to
  field?.focus()
  return field !== null
}
