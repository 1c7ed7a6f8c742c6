import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './form.module.css'
import { Notice } from '../feedback/notice.tsx'
import { leadToUnread } from '../fields/use-typed-number.ts'
import { Stack } from '../layout/stack.tsx'
import { type FieldError, fieldErrorsIn, useFieldErrors } from './use-field-errors.ts'

type Props = {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  problem?: string | null
  children: ReactNode
  id?: string
}

const maxProblems = 3

/** One column. A refused form leads to its first objection, and lists them all when they are many. */
export function Form({ onSubmit, problem, children, id }: Props) {
  const t = useT('ui')
  const form = useRef<HTMLFormElement>(null)
  const isAsking = useRef(false)
  const [hasFailed, setFailed] = useState(false)
  const fieldErrors = useFieldErrors(form, lead)

  function lead([first]: readonly FieldError[]): void {
    if (!isAsking.current || !first) return
    isAsking.current = false
    setFailed(true)
    first.focus()
  }
  function submit(event: FormEvent<HTMLFormElement>): void {
    if (leadToUnread(event.currentTarget)) return event.preventDefault()
    isAsking.current = true
    onSubmit(event)
    setTimeout(() => form.current && lead(fieldErrorsIn(form.current))) // those that stood there before
  }
  /** A late answer does not move focus away from where the person continued to work. */
  function stopAsking(): void {
    isAsking.current = false
  }

  return (
    <Stack
      ref={form}
      id={id}
      as="form"
      gap={20}
      noValidate
      onSubmit={submit}
      onKeyDownCapture={stopAsking}
      onPointerDownCapture={stopAsking}
    >
      {problem && <Notice isToasted>{problem}</Notice>}
      {hasFailed && fieldErrors.length > maxProblems && (
        <Notice title={t('form.objections', { count: fieldErrors.length })}>
          <Stack as="ul" gap={4} className={styles.objections}>
            {fieldErrors.map(({ label, message, focus }) => (
              <li key={label} className={styles.line}>
                <button type="button" className={styles.objection} onClick={focus}>
                  {label}
                </button>
                <span>{message}</span>
              </li>
            ))}
          </Stack>
        </Notice>
      )}
      {children}
    </Stack>
  )
}

type GroupProps = { title: string; text?: ReactNode; children: ReactNode }

/** Fields that belong together, under one heading that is read with each of them. */
export function FieldGroup({ title, text, children }: GroupProps) {
  return (
    <fieldset className={styles.group}>
      <legend className={styles.title}>{title}</legend>
      {text && <p className={styles.text}>{text}</p>}
      <Stack gap={20} className={styles.fields}>
        {children}
      </Stack>
    </fieldset>
  )
}

/** Two short fields that are read as one line, such as first and last name. */
export function FieldRow({ children }: { children: ReactNode }) {
  return <div className={styles.row}>{children}</div>
}
