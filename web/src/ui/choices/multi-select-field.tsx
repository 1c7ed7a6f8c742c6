import { Combobox, useCombobox } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Control } from '../fields/control.tsx'
import control from '../fields/control.module.css'
import { Field, type FieldProps, nativeProps } from '../fields/field.tsx'
import { type Option, matchOptions } from './options.ts'
import { OptionsUnder } from './options-under.tsx'
import styles from './select-field.module.css'

type Props = FieldProps<readonly string[]> & { options: readonly Option[]; placeholder?: string; maximum?: number }

/** Several of many; the list stays open, and Backspace takes the last one back. */
export function MultiSelectField({ options, placeholder, maximum = Infinity, ...field }: Props) {
  const t = useT('ui')
  const [search, setSearch] = useState('')
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })
  const { value, onChange } = field
  const chosen = value.flatMap((one) => options.find((option) => option.value === one) ?? [])
  const isFull = value.length >= maximum
  const shown = matchOptions(options, search).map((option) =>
    isFull && !value.includes(option.value) ? { ...option, isDisabled: true } : option,
  )

  function remove(one: string): void {
    onChange(value.filter((other) => other !== one))
  }
  function toggle(one: string): void {
    setSearch('')
    if (value.includes(one)) remove(one)
    else onChange([...value, one]) // once it is full, the others are closed
  }
  function takeBack(event: KeyboardEvent): void {
    const last = value.at(-1)
    if (event.key === 'Backspace' && search === '' && last !== undefined) remove(last)
  }
  function leave(event: FocusEvent): void {
    setSearch('')
    store.closeDropdown()
    field.onBlur?.(event)
  }

  return (
    <Field {...field}>
      {(wires) => (
        <OptionsUnder
          store={store}
          onChoose={toggle}
          options={shown}
          chosen={value}
          labelledBy={wires['aria-labelledby']}
          hasBoxes
        >
          <Control {...field} end={<IconChevronDown size={16} stroke={1.8} aria-hidden className={styles.chevron} />}>
            <span className={styles.pills}>
              {chosen.map((option) => (
                <span key={option.value} className={styles.pill}>
                  {option.label}
                  <button
                    type="button"
                    className={styles.remove}
                    aria-label={t('chips.remove', { name: option.label })}
                    disabled={field.isDisabled}
                    onClick={() => remove(option.value)}
                  >
                    <IconX size={13} stroke={2} aria-hidden />
                  </button>
                </span>
              ))}
              <Combobox.EventsTarget withExpandedAttribute>
                <input
                  {...wires}
                  {...nativeProps(field)}
                  className={`${control.input} ${styles.search}`}
                  value={search}
                  placeholder={chosen.length === 0 ? (placeholder ?? t('combobox.find')) : undefined}
                  aria-autocomplete="list"
                  aria-required={field.isOptional ? undefined : true}
                  onChange={(event) => {
                    setSearch(event.target.value)
                    store.openDropdown()
                    store.updateSelectedOptionIndex()
                  }}
                  onClick={() => store.openDropdown()}
                  onKeyDown={takeBack}
                  onBlur={leave}
                />
              </Combobox.EventsTarget>
            </span>
          </Control>
        </OptionsUnder>
      )}
    </Field>
  )
}
