import { type ChangeEvent, useEffect, useRef } from 'react'
import styles from './row-tick.module.css'

type Props = {
  label: string
  isChecked: boolean
  isMixed?: boolean
  tabIndex?: number
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** A checkbox without visible text; screen readers get its label. */
export function RowTick({ label, isChecked, isMixed = false, tabIndex, onChange }: Props) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed
  }, [isMixed])
  return (
    <input
      ref={box}
      type="checkbox"
      className={styles.box}
      aria-label={label}
      checked={isChecked}
      tabIndex={tabIndex}
      onChange={onChange}
    />
  )
}
