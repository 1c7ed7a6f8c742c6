import type { MouseEvent, ReactNode } from 'react'
import styles from './control.module.css'
import { FieldMark } from './field-mark.tsx'

type Props = {
  error?: string | undefined
  isRight?: boolean | undefined
  isDisabled?: boolean | undefined
  isTall?: boolean
  isMarkless?: boolean // the next box of the same field has the mark
  start?: ReactNode
  end?: ReactNode
  children: ReactNode
}

/** The box around whatever is typed or chosen, with the mark at its end. */
export function Control({ error, isRight = false, isDisabled, isTall, isMarkless, start, end, children }: Props) {
  return (
    <div
      className={styles.control}
      data-invalid={error ? '' : undefined}
      data-disabled={isDisabled ? '' : undefined}
      data-tall={isTall ? '' : undefined}
      role="presentation"
      onMouseDown={focusInside}
    >
      {start && <span className={styles.start}>{start}</span>}
      {children}
      {!isMarkless && <FieldMark error={error} isRight={isRight} />}
      {end}
    </div>
  )
}

/** A click beside the text means the text. */
function focusInside(event: MouseEvent<HTMLDivElement>): void {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  event.currentTarget.querySelector<HTMLElement>('input, textarea')?.focus()
}
