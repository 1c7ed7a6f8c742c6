import { type CSSProperties, type ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Field } from './field.tsx'
import { clamp } from './number-text.ts'
import styles from './range-field.module.css'

type Range = { from: number; to: number }
type Props = {
  label: string
  min: number
  max: number
  step?: number
  value: Range
  onChange: (value: Range) => void
  show: (value: number) => string
  help?: ReactNode
}

/** Two native sliders on one track: keyboard, touch and right-to-left come with them. They may meet, never cross. */
export function RangeField({ label, min, max, step = 1, value: { from, to }, onChange, show, help }: Props) {
  const t = useT('ui')
  const share = (value: number) => (max > min ? (value - min) / (max - min) : 0)
  const place = { '--from': share(from), '--to': share(to) } as CSSProperties
  return (
    <Field label={label} help={help} isGroup>
      {({ 'aria-labelledby': labelledBy, 'aria-describedby': describedBy }) => (
        <fieldset className={styles.range} aria-labelledby={labelledBy} aria-describedby={describedBy}>
          <p className={`${styles.values} num`} aria-hidden>
            <bdi>{show(from)}</bdi>
            <bdi>{show(to)}</bdi>
          </p>
          <div className={styles.track} style={place}>
            <input
              type="range"
              className={styles.slider}
              data-front={share(from) > 0.5 ? '' : undefined}
              aria-label={t('range.from', { label })}
              aria-valuetext={show(from)}
              min={min}
              max={max}
              step={step}
              value={from}
              onChange={(event) => onChange({ from: clamp(Number(event.target.value), min, to), to })}
            />
            <input
              type="range"
              className={styles.slider}
              aria-label={t('range.to', { label })}
              aria-valuetext={show(to)}
              min={min}
              max={max}
              step={step}
              value={to}
              onChange={(event) => onChange({ from, to: clamp(Number(event.target.value), from, max) })}
            />
          </div>
        </fieldset>
      )}
    </Field>
  )
}
