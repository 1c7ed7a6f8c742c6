import type { ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './status.module.css'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'neutral'

/** A word on a tint; the tint alone never says anything. */
export function Tag({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return (
    <span className={styles.tag} data-tone={tone}>
      {children}
    </span>
  )
}

type Props = { words: string; value: string; tones?: Readonly<Record<string, Tone>> }

/** A status by its word `status.<value>` in the slice's catalogue; the slice knows the tones. */
export function Status({ words, value, tones }: Props) {
  const t = useT(words)
  return <Tag tone={tones?.[value] ?? 'neutral'}>{t(`status.${value}`)}</Tag>
}
