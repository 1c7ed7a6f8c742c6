import type { CellProblem } from '@souk/contract/catalog/imports.contract.ts'
import { type KeyboardEvent, useId, useState } from 'react'
import type { Place } from './import-fix-cells.ts'
import styles from './import-fix-grid.module.css'

type Props = {
  place: Place
  label: string
  text: string
  saved: string
  problems: readonly CellProblem[]
  isActive: boolean
  listId?: string | undefined // of what may stand in it
  onFocus: (place: Place) => void
  onMove: (event: KeyboardEvent<HTMLInputElement>, at: Place, isTyping: boolean) => void
  onPaste: (at: Place, text: string) => boolean
  onWrite: (text: string) => void
  onLeave: (text: string) => void
}

/** Typing replaces what is there; after F2 or a second click the arrows move inside the text. Escape takes it back. */
export function ImportFixCell({ place, label, text, saved, problems, isActive, listId, ...on }: Props) {
  const id = useId()
  const [isTyping, setTyping] = useState(false)
  function press(event: KeyboardEvent<HTMLInputElement>): void {
    if (event.key === 'F2') {
      const end = event.currentTarget.value.length
      event.currentTarget.setSelectionRange(end, end)
      return setTyping(true)
    }
    if (!isTyping && (event.key === 'Delete' || event.key === 'Backspace')) {
      event.preventDefault()
      return on.onWrite('')
    }
    if (event.key === 'Escape') {
      on.onWrite(saved)
      return setTyping(false)
    }
    on.onMove(event, place, isTyping)
  }
  const isWrong = problems.length > 0
  return (
    <>
      <input
        className={styles.cell}
        data-place={`${place.row}-${place.column}`}
        data-wrong={isWrong && text === saved ? '' : undefined} // what was fixed is judged when it is checked
        list={listId}
        data-fixed={text === saved ? undefined : ''}
        dir="auto"
        autoComplete="off"
        enterKeyHint="next"
        spellCheck={false}
        maxLength={5_000}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? id : undefined}
        tabIndex={isActive ? 0 : -1}
        value={text}
        onFocus={(event) => {
          event.target.select()
          on.onFocus(place)
        }}
        onBlur={() => {
          setTyping(false)
          if (text !== saved) on.onLeave(text)
        }}
        onDoubleClick={() => setTyping(true)}
        onChange={(event) => {
          setTyping(true)
          on.onWrite(event.target.value)
        }}
        onKeyDown={press}
        onPaste={(event) => {
          if (on.onPaste(place, event.clipboardData.getData('text'))) event.preventDefault()
        }}
      />
      {isWrong && (
        <span id={id} className="hidden-text">
          {problems.map(({ problem, fix }) => `${problem} ${fix}`).join(' ')}
        </span>
      )}
    </>
  )
}
