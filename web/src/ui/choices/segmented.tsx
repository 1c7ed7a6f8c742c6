import { type ReactNode, useId } from 'react'
import styles from './segmented.module.css'

type Segment<V extends string> = { value: V; label: ReactNode }
type Props<V extends string> = {
  label: string
  segments: readonly Segment<V>[]
  value: V
  onChange: (value: V) => void
  isWide?: boolean
}

/** Two to five ways to see the same thing; radios, so the arrows move in the reader's direction. */
export function Segmented<V extends string>({ label, segments, value, onChange, isWide }: Props<V>) {
  const name = useId()
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments} data-wide={isWide ? '' : undefined}>
      {segments.map((segment) => (
        <label key={segment.value} className={styles.segment}>
          <input
            type="radio"
            className="hidden-text"
            name={name}
            value={segment.value}
            checked={value === segment.value}
            onChange={() => onChange(segment.value)}
          />
          {segment.label}
        </label>
      ))}
    </div>
  )
}
