import { useEffect, useRef } from 'react'
import type { Conflicts } from '../../lib/forms/use-saved-form.ts'
import { useFormat } from '../../lib/language/format.ts'
import { type T, useT } from '../../lib/language/use-t.ts'
import { Notice } from '../feedback/notice.tsx'
import { Button } from '../layout/button.tsx'
import { Moment } from '../values/date.tsx'
import { Row, Stack } from '../layout/stack.tsx'
import styles from './edit-conflict.module.css'

export type ConflictListProps = {
  conflicts: Conflicts
  label: (name: string) => string
  text?: (name: string, value: unknown) => string | undefined // where a value is a code
}

/** Two people changed the same fields: both values of each, and the choice. Nothing is saved before. */
export function ConflictList({ conflicts, label, text }: ConflictListProps) {
  const t = useT('edit-conflict')
  const format = useFormat()
  const box = useRef<HTMLDivElement>(null)
  const { by, fields, asked, keep, take } = conflicts
  useEffect(() => {
    if (asked > 0) box.current?.focus()
  }, [asked])
  const say = (name: string, value: unknown) => text?.(name, value) || textOf(value, t, format.number) || t('none')
  return (
    <div ref={box} role="alert" tabIndex={-1}>
      <Notice kind="warning" title={titleOf(conflicts, t)}>
        {by && (
          <p>
            <Moment value={by.at} look="both" />
          </p>
        )}
        <Stack as="ul" className={styles.fields}>
          {fields.map(({ name, mine, theirs }) => (
            <li key={name}>
              <dl className={styles.values}>
                <dt>{t('mine', { field: label(name) })}</dt>
                <dd dir="auto">{say(name, mine)}</dd>
                <dt>{t('theirs', { field: label(name) })}</dt>
                <dd dir="auto">{say(name, theirs)}</dd>
              </dl>
              <Row>
                <Button size="small" aria-label={t('keep.of', { field: label(name) })} onClick={() => keep(name)}>
                  {t('keep')}
                </Button>
                <Button size="small" aria-label={t('take.of', { field: label(name) })} onClick={() => take(name)}>
                  {t('take')}
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
      </Notice>
    </div>
  )
}

function titleOf({ by }: Conflicts, t: T): string {
  if (!by) return t('title')
  return by.isYou ? t('title.you') : t('title.by', { name: by.name })
}

function textOf(value: unknown, t: T, number: (value: number) => string): string {
  if (typeof value === 'string') return value
  if (typeof value === 'number') return number(value)
  if (typeof value === 'boolean') return t(value ? 'yes' : 'no')
  if (Array.isArray(value)) return value.map((one) => textOf(one, t, number)).join(', ')
  if (typeof value !== 'object' || value === null) return ''
  return Object.values(value)
    .map((one) => textOf(one, t, number))
    .filter(Boolean)
    .join(' ')
}
