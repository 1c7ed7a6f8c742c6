import { type ReactNode, useId } from 'react'
import styles from './switch.module.css'

type Props = {
  label: string
  isOn: boolean
  onChange: (isOn: boolean) => void
  help?: ReactNode
  isDisabled?: boolean
}

/** Acts at once; what is saved later is a checkbox. */
export function Switch({ label, isOn, onChange, help, isDisabled }: Props) {
  const id = useId()
  return (
    <label className={styles.line} data-disabled={isDisabled ? '' : undefined}>
      <span className={styles.words}>
        <span id={`${id}label`} className={styles.label}>
          {label}
        </span>
        {help && (
          <span id={`${id}help`} className={styles.help}>
            {help}
          </span>
        )}
      </span>
      <input
        type="checkbox"
        role="switch"
        className={styles.switch}
        checked={isOn}
        aria-checked={isOn}
        disabled={isDisabled}
        aria-labelledby={`${id}label`}
        aria-describedby={help ? `${id}help` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  )
}
