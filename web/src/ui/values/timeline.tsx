import { type ReactNode, useState } from 'react'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Moment } from './date.tsx'
import type { Tone } from './status.tsx'
import { Stack } from '../layout/stack.tsx'
import styles from './timeline.module.css'

export type Happening = {
  id: string
  /** An instant; the newest first or last, as the caller has it. */
  at: string
  who: string
  what: ReactNode
  note?: ReactNode
  tone?: Tone
}

/** Who did what and when, under the days of the reader. */
export function Timeline({ label, entries }: { label: string; entries: readonly Happening[] }) {
  const t = useT('ui')
  const dayWord = useDayWord()
  if (entries.length === 0) return <p className={styles.empty}>{t('timeline.empty')}</p>
  const days = [...Map.groupBy(entries, ({ at }) => new Date(at).toDateString())]
  return (
    <Stack aria-label={label} as="section" gap={24}>
      {days.map(([day, happenings]) => (
        <div key={day}>
          <h3 className={styles.day}>{dayWord(happenings[0]!.at)}</h3>
          <ol className={styles.entries}>
            {happenings.map(({ id, at, who, what, note, tone = 'neutral' }) => (
              <li key={id} className={styles.entry} data-tone={tone}>
                <p className={styles.line}>
                  <bdi className={styles.who}>{who}</bdi> <span>{what}</span>
                </p>
                <p className="caption">
                  <Moment value={at} look="time" />
                </p>
                {note && <div className={styles.note}>{note}</div>}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </Stack>
  )
}

function useDayWord(): (at: string) => string {
  const t = useT('ui')
  const format = useFormat()
  const [now] = useState(() => new Date())
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return (at) => {
    const day = new Date(at).toDateString()
    if (day === now.toDateString()) return t('date.today')
    if (day === yesterday.toDateString()) return t('date.yesterday')
    return format.date(at, { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
  }
}
