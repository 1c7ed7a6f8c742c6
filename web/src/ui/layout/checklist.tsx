import { IconCheck, IconChevronRight } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import styles from './checklist.module.css'
import { Row, Stack } from './stack.tsx'
import { ProgressRing } from '../feedback/progress-ring.tsx'

export type ChecklistItem = { key: string; label: string; isDone: boolean; to?: string }
type Props = {
  title: string
  items: readonly ChecklistItem[]
  percentage?: number // where the caller computes it; otherwise every item weighs the same
  children?: ReactNode // what can be done with the whole list
}

/** What is left to do: done lines are struck, the others lead to where they are done. */
export function Checklist({ title, items, percentage, children }: Props) {
  const t = useT('ui')
  const id = useId()
  const done = items.filter(({ isDone }) => isDone).length
  const share = percentage ?? (items.length === 0 ? 100 : (done / items.length) * 100)
  const next = items.find(({ isDone }) => !isDone)?.key
  return (
    <Stack aria-labelledby={id} as="section">
      <div className={styles.head}>
        <div>
          <h2 id={id}>{title}</h2>
          <p className={`${styles.count} num`}>
            {next === undefined ? t('checklist.allDone') : t('checklist.count', { done, of: items.length })}
          </p>
        </div>
        <ProgressRing label={title} percentage={share} />
      </div>
      <ul className={styles.items}>
        {items.map(({ key, ...item }) => (
          <li key={key} data-done={item.isDone ? '' : undefined} data-next={key === next ? '' : undefined}>
            <Line {...item} />
          </li>
        ))}
      </ul>
      {children && (
        <Row gap={12} className={styles.actions}>
          {children}
        </Row>
      )}
    </Stack>
  )
}

function Line({ label, isDone, to }: Omit<ChecklistItem, 'key'>) {
  const t = useT('ui')
  const words = (
    <>
      <span className={styles.mark}>{isDone && <IconCheck size={12} stroke={3} aria-hidden />}</span>
      <span className={styles.label}>{label}</span>
      {isDone && <span className="hidden-text">{t('checklist.isDone')}</span>}
      {!isDone && to && <IconChevronRight size={16} stroke={1.8} aria-hidden className={styles.chevron} />}
    </>
  )
  if (!to) return <span className={styles.line}>{words}</span>
  return (
    <Link to={to} className={styles.line}>
      {words}
    </Link>
  )
}
