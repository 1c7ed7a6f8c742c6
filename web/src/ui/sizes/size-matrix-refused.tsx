import { problemKey } from '@souk/contract/core/number-text.ts'
import { type T, useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import type { Judged, Written } from './size-matrix-grid.ts'
import styles from './size-matrix.module.css'

export type Refused = Written & { units: number } & Exclude<Judged, { units: number }>
type Names = { colour: string | undefined; size: string | undefined }
type Props = {
  id: string
  refused: readonly Refused[]
  outside: number
  namesOf: (one: Refused) => Names
  onTake: () => void
}

/** Why quantities were not taken, and what can be had instead. What was typed stays in its cell. */
export function MatrixRefused({ id, refused, outside, namesOf, onTake }: Props) {
  const t: T = useT('ui')
  const over = refused.flatMap((one) => ('left' in one ? [one] : []))
  const unread = refused.flatMap((one) => ('problem' in one ? [one] : []))
  const [first, ...others] = over
  return (
    <div className={refused.length + outside > 0 ? styles.cuts : 'hidden-text'}>
      <output id={id}>
        {first && <span>{others.length > 0 ? t('matrix.overMany', { count: over.length }) : overOne(first)}</span>}
        {unread.map((one) => (
          <span key={`${one.row}-${one.column}`}>{notRead(one)}</span>
        ))}
        {outside > 0 && <span>{t('matrix.outside', { count: outside })}</span>}
      </output>
      {first && (
        <Button size="small" onClick={onTake}>
          {others.length > 0
            ? t('matrix.takeLeft')
            : first.left === 0
              ? t('matrix.leaveOut')
              : t('quantity.take', { count: first.left })}
        </Button>
      )}
    </div>
  )

  function overOne(one: (typeof over)[number]): string {
    const names = namesOf(one)
    if (one.left === 0) return t('matrix.cutSoldOut', names)
    return t('matrix.over', { ...names, count: one.left, text: `\u2068${one.text.trim()}\u2069` })
  }
  function notRead(one: (typeof unread)[number]): string {
    const { key, params } = problemKey(one.problem, one.text)
    return t('matrix.notRead', { ...namesOf(one), problem: t(key, params) })
  }
}
