import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { outside } from './number-field.tsx'
import { clamp, useNumberReader } from './number-text.ts'
import styles from './quantity.module.css'

type Props = {
  label: string
  value: number
  onChange: (value: number) => void
  min?: number
  max?: number
  step?: number // a pack: only multiples are sold
  isDisabled?: boolean
  isLabelShown?: boolean
}

type Judged = { units: number | null; problem?: string; offer?: number }

/**
 * How many. The buttons are for the hand; the keyboard has the arrows, and any number can be typed. One that cannot be
 * had stays as it was typed, with the nearest that can; until then the quantity is what it was before.
 */
export function Quantity({ label, value, onChange, min = 0, max = 99_999, step = 1, isDisabled, isLabelShown }: Props) {
  const t = useT('ui')
  const id = useId()
  const readNumber = useNumberReader()
  const before = useRef(value)
  const [typed, setTyped] = useState<{ text: string; value: number } | null>(null)
  const text = typed?.value === value ? typed.text : null
  const { problem, offer }: Partial<Judged> = text === null ? {} : judge(text)
  const set = (next: number) => {
    setTyped(null)
    onChange(clamp(next, min, max))
  }

  function judge(written: string): Judged {
    const read = readNumber(written, { decimals: 0 })
    if (read.problem !== null) return { units: null, problem: read.problem }
    const units = read.value === null ? min : Number(read.value)
    const limits = outside(units, min, max, t)
    if (limits) return { units: null, problem: limits, offer: clamp(units, min, max) }
    if (units % step === 0) return { units }
    const pack = Math.min(Math.ceil(units / step) * step, Math.floor(max / step) * step)
    return { units: null, problem: t('quantity.pack', { count: step }), offer: pack }
  }
  function type(written: string): void {
    const units = judge(written).units ?? before.current
    setTyped({ text: written, value: units })
    if (units !== value) onChange(units)
  }
  function press(event: KeyboardEvent): void {
    const to = { ArrowUp: value + step, ArrowDown: value - step, Home: min, End: max }[event.key]
    if (to === undefined || !Number.isFinite(to)) return
    event.preventDefault()
    set(to)
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelShown ? styles.label : 'hidden-text'}>
        {label}
      </label>
      <div className={styles.stepper} data-disabled={isDisabled ? '' : undefined}>
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={t('quantity.less', { label })}
          disabled={isDisabled || value <= min}
          onClick={() => set(value - step)}
        >
          <IconMinus size={16} stroke={1.8} aria-hidden />
        </button>
        <input
          id={id}
          role="spinbutton"
          inputMode="numeric"
          autoComplete="off"
          className={`${styles.value} num`}
          value={text ?? value}
          disabled={isDisabled}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}problem` : undefined}
          data-unread={problem ? '' : undefined}
          onFocus={(event) => {
            if (!problem) before.current = value
            event.target.select()
          }}
          onKeyDown={press}
          onChange={(event) => type(event.target.value)}
          onBlur={() => !problem && setTyped(null)}
        />
        <button
          type="button"
          className={styles.step}
          tabIndex={-1}
          aria-label={t('quantity.more', { label })}
          disabled={isDisabled || value >= max}
          onClick={() => set(value + step)}
        >
          <IconPlus size={16} stroke={1.8} aria-hidden />
        </button>
      </div>
      {problem && (
        <div className={styles.problem}>
          <span id={`${id}problem`} role="alert">
            {problem}
          </span>
          {offer !== undefined && (
            <Button size="small" onClick={() => set(offer)}>
              {t('quantity.take', { count: offer })}
            </Button>
          )}
        </div>
      )}
    </div>
  )
}
