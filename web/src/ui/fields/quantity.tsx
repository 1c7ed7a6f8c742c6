import { IconMinus, IconPlus } from '@tabler/icons-react'
import { type KeyboardEvent, useId } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { clamp, wholeNumber } from './number-text.ts'
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

/** How many. The buttons are for the hand; the keyboard has the arrows, and any number can be typed. */
export function Quantity({ label, value, onChange, min = 0, max = 99_999, step = 1, isDisabled, isLabelShown }: Props) {
  const t = useT('ui')
  const id = useId()
  const set = (next: number) => onChange(clamp(next, min, max))
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
          value={value}
          disabled={isDisabled}
          aria-valuenow={value}
          aria-valuemin={min}
          aria-valuemax={max}
          onFocus={(event) => event.target.select()}
          onKeyDown={press}
          onChange={(event) => set(wholeNumber(event.target.value) ?? min)}
          onBlur={() => set(Math.ceil(value / step) * step)}
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
    </div>
  )
}
