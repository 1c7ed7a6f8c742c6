import { Combobox, useCombobox } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Control } from '../fields/control.tsx'
import control from '../fields/control.module.css'
import { Field, type OpenProps, nativeProps } from '../fields/field.tsx'
import { type Option, plainLetters } from './options.ts'
import { OptionsUnder } from './options-under.tsx'
import styles from './select-field.module.css'

type Props = OpenProps<string | null> & { options: readonly Option[]; placeholder?: string }

/** One of up to a dozen; for more, the combobox finds by typing. */
export function SelectField({ options, placeholder, ...field }: Props) {
  const t = useT('ui')
  const store = useCombobox({
    onDropdownOpen: () => store.updateSelectedOptionIndex('active'),
    onDropdownClose: () => store.resetSelectedOption(),
  })
  const at = options.findIndex(({ value }) => value === field.value)
  const chosen = options[at]

  const due = field.isOptional ? {} : { 'aria-required': true } // the kit makes the button a combobox, which may be required

  function choose(value: string): void {
    field.onChange(value)
    store.closeDropdown()
  }
  /** As in a native list: a letter leads to the next entry that begins with it. */
  function jump(event: KeyboardEvent): void {
    if (event.key.length !== 1 || event.key === ' ' || event.ctrlKey || event.metaKey || event.altKey) return
    const letter = plainLetters(event.key)
    const turned = [...options.slice(at + 1), ...options.slice(0, at + 1)]
    const next = turned.find(({ label, isDisabled }) => !isDisabled && plainLetters(label).startsWith(letter))
    if (next) field.onChange(next.value)
  }

  return (
    <Field {...field}>
      {(wires) => (
        <OptionsUnder
          store={store}
          onChoose={choose}
          isKept
          options={options}
          chosen={field.value ? [field.value] : []}
          labelledBy={wires['aria-labelledby']}
        >
          <Control {...field} end={<IconChevronDown size={16} stroke={1.8} aria-hidden className={styles.chevron} />}>
            <Combobox.EventsTarget targetType="button" withExpandedAttribute>
              <button
                {...wires}
                {...nativeProps(field)}
                type="button"
                className={`${control.input} ${styles.button}`}
                data-blank={chosen ? undefined : ''}
                {...due}
                onKeyDown={jump}
                onClick={() => store.toggleDropdown()}
              >
                {chosen?.icon}
                <span className={styles.value} dir="auto">
                  {chosen?.label ?? placeholder ?? t('select.choose')}
                </span>
              </button>
            </Combobox.EventsTarget>
          </Control>
        </OptionsUnder>
      )}
    </Field>
  )
}
