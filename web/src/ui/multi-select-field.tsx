import { Combobox, useCombobox } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useT } from '../lib/use-t.ts'
import { Control } from './control.tsx'
import control from './control.module.css'
import { Field, type FieldProps, nativeProps } from './field.tsx'
import { inPlace } from './motion.ts'
import { OptionList } from './option-list.tsx'
import list from './option-list.module.css'
import { type Option, matchOptions } from './options.ts'
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
    else if (!isFull) onChange([...value, one])
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
        <Combobox
          {...inPlace}
          store={store}
          onOptionSubmit={toggle}
          offset={4}
          classNames={{ dropdown: list.dropdown ?? '' }}
        >
          <Combobox.DropdownTarget>
            <div>
              <Control
                {...field}
                end={<IconChevronDown size={16} stroke={1.8} aria-hidden className={styles.chevron} />}
              >
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
            </div>
          </Combobox.DropdownTarget>
          <Combobox.Dropdown>
            <OptionList
              isOpen={store.dropdownOpened}
              options={shown}
              chosen={value}
              labelledBy={wires['aria-labelledby']}
              hasBoxes
            />
          </Combobox.Dropdown>
        </Combobox>
      )}
    </Field>
  )
}
