import { type ReactNode, useRef } from 'react'
import { Field, type OpenProps, nativeProps } from '../fields/field.tsx'
import styles from './radio-cards.module.css'

type Card = { value: string; label: string; hint?: ReactNode; icon?: ReactNode; isDisabled?: boolean }

type Props = OpenProps<string> & {
  cards: readonly Card[]
  /** Chosen by a finger or a mouse: unlike the arrows, that is no walk past it. */
  onPress?: (value: string) => void
}

/** One of a few that need a sentence each. The arrows of the keyboard come with the native radios. */
export function RadioCards({ cards, onPress, ...field }: Props) {
  const isPressed = useRef(false)
  function choose(value: string): void {
    field.onChange(value)
    if (isPressed.current) onPress?.(value)
    isPressed.current = false
  }
  return (
    <Field {...field} isGroup>
      {({ id, ...wires }) => (
        <div
          {...wires}
          role="radiogroup"
          aria-required={field.isOptional ? undefined : true}
          className={styles.cards}
          data-invalid={field.error ? '' : undefined}
        >
          {cards.map(({ value, label, hint, icon, isDisabled }) => (
            <label
              key={value}
              className={styles.card}
              onPointerDown={() => {
                isPressed.current = true
              }}
            >
              <input
                {...nativeProps(field)}
                type="radio"
                className={styles.radio}
                name={field.name ?? id}
                value={value}
                checked={field.value === value}
                disabled={field.isDisabled || isDisabled}
                aria-labelledby={`${id}${value}`}
                aria-describedby={hint ? `${id}${value}hint` : undefined}
                onKeyDown={() => {
                  isPressed.current = false
                }}
                onChange={() => choose(value)}
              />
              <span className={styles.words}>
                <span id={`${id}${value}`} className={styles.label}>
                  {label}
                </span>
                {hint && (
                  <span id={`${id}${value}hint`} className={styles.hint}>
                    {hint}
                  </span>
                )}
              </span>
              {icon && <span className={styles.icon}>{icon}</span>}
            </label>
          ))}
        </div>
      )}
    </Field>
  )
}
