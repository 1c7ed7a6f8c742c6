import { Combobox, useCombobox } from '@mantine/core'
import { IconChevronDown, IconX } from '@tabler/icons-react'
import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Control } from '../fields/control.tsx'
import control from '../fields/control.module.css'
import { Field, type OpenProps, nativeProps } from '../fields/field.tsx'
import { type Option, matchOptions, onlyMatch } from './options.ts'
import { OptionsUnder } from './options-under.tsx'
import styles from './select-field.module.css'

type Props = OpenProps<string | null> & {
  options: readonly Option[]
  placeholder?: string
  autoComplete?: string
  isLoading?: boolean
  onSearch?: (text: string) => void // options are searched by the caller, for example on the server
}

/** One of many, found by typing. What is typed and leaves several is forgotten when the field is left. */
export function ComboboxField({ options, placeholder, autoComplete = 'off', isLoading, onSearch, ...field }: Props) {
  const t = useT('ui')
  const [search, setSearch] = useState<string | null>(null)
  const store = useCombobox({ onDropdownClose: () => store.resetSelectedOption() })
  const chosen = options.find(({ value }) => value === field.value)
  const shown = onSearch ? options : matchOptions(options, search ?? '')

  function choose(value: string | null): void {
    setSearch(null)
    field.onChange(value)
    store.closeDropdown()
  }
  function type(text: string): void {
    setSearch(text)
    onSearch?.(text)
    store.openDropdown()
    store.updateSelectedOptionIndex()
  }
  /** Enter and Tab take the one option that is left, or the one that is called so; an option that was walked to comes first. */
  function takeOnly(event: KeyboardEvent): void {
    if ((event.key !== 'Enter' && event.key !== 'Tab') || event.nativeEvent.isComposing) return
    if (search === null || onSearch || store.getSelectedOptionIndex() !== -1) return
    const only = onlyMatch(shown, search)
    if (only === undefined) return
    if (event.key === 'Enter') event.preventDefault() // the form is not sent
    choose(only)
  }
  function leave(event: FocusEvent): void {
    setSearch(null)
    store.closeDropdown()
    field.onBlur?.(event)
  }

  const tool =
    field.isOptional && chosen && !field.isDisabled ? (
      <button
        type="button"
        className={control.tool}
        aria-label={t('combobox.clear', { label: field.label })}
        onClick={() => choose(null)}
      >
        <IconX size={16} stroke={1.8} aria-hidden />
      </button>
    ) : (
      <IconChevronDown size={16} stroke={1.8} aria-hidden className={styles.chevron} />
    )
  return (
    <Field {...field}>
      {(wires) => (
        <OptionsUnder
          store={store}
          onChoose={choose}
          options={shown}
          chosen={field.value ? [field.value] : []}
          labelledBy={wires['aria-labelledby']}
          isLoading={isLoading}
        >
          <Control {...field} start={search === null && chosen?.icon} end={tool}>
            <Combobox.EventsTarget withExpandedAttribute autoComplete={autoComplete}>
              <input
                {...wires}
                {...nativeProps(field)}
                className={control.input}
                value={search ?? chosen?.label ?? ''}
                placeholder={placeholder ?? t('combobox.find')}
                aria-autocomplete="list"
                aria-required={field.isOptional ? undefined : true}
                onChange={(event) => type(event.target.value)}
                onClick={() => store.openDropdown()}
                onKeyDown={takeOnly}
                onFocus={(event) => {
                  event.target.select()
                  field.onFocus?.()
                }}
                onBlur={leave}
              />
            </Combobox.EventsTarget>
          </Control>
        </OptionsUnder>
      )}
    </Field>
  )
}
