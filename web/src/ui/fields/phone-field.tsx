import { Combobox, useCombobox } from '@mantine/core'
import { countryName, countryOf } from '@souk/contract/core/countries.ts'
import { IconChevronDown, IconSearch } from '@tabler/icons-react'
import { useEffect, useId, useRef, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Control } from './control.tsx'
import control from './control.module.css'
import { countryOptions } from '../choices/country-options.tsx'
import { Flag } from '../pictures/flag.tsx'
import { Field, type FieldProps, nativeProps } from './field.tsx'
import { inPlace } from '../browser/motion.ts'
import { OptionList } from '../choices/option-list.tsx'
import list from '../choices/option-list.module.css'
import { matchOptions } from '../choices/options.ts'
import styles from './phone-field.module.css'
import { joinPhone, splitPhone } from './phone-number.ts'

type Props = FieldProps<string> & { home?: string }

/** One text, `+971 50 123 4567`, typed in two parts. A number never turns round, whichever way the page runs. */
export function PhoneField({ home = browserCountry(), ...field }: Props) {
  const { country: dialled, number } = splitPhone(field.value)
  const [picked, setPicked] = useState<string | null>(null)
  const own = countryOf(picked ?? home) ?? countryOf('AE')!
  const country = dialled && dialled.dial_code !== own.dial_code ? dialled : own

  function pick(code: string): void {
    setPicked(code)
    field.onChange(joinPhone(countryOf(code) ?? country, number))
  }
  return (
    <Field {...field}>
      {(wires) => (
        <div dir="ltr" className={styles.phone}>
          <Control {...field} start={<DialCode code={country.code} isDisabled={field.isDisabled} onPick={pick} />}>
            <input
              {...wires}
              {...nativeProps(field)}
              type="tel"
              inputMode="tel"
              autoComplete="tel-national"
              className={`${control.input} num`}
              value={number}
              aria-required={field.isOptional ? undefined : true}
              onChange={(event) => field.onChange(joinPhone(country, event.target.value))}
            />
          </Control>
        </div>
      )}
    </Field>
  )
}

/** Where the browser's language is from, while the person's country is not known. */
const browserCountry = () => /-([A-Z]{2})$/.exec(navigator.language)?.[1] ?? 'AE'

type DialProps = { code: string; isDisabled: boolean | undefined; onPick: (code: string) => void }

function DialCode({ code, isDisabled, onPick }: DialProps) {
  const t = useT('ui')
  const id = useId()
  const language = useLanguage()
  const [search, setSearch] = useState('')
  const store = useCombobox({
    onDropdownClose: () => {
      store.resetSelectedOption()
      setSearch('')
    },
  })
  const country = countryOf(code)
  const find = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (store.dropdownOpened) find.current?.focus()
  }, [store.dropdownOpened])
  function pick(next: string): void {
    onPick(next)
    store.closeDropdown()
    store.focusTarget()
  }
  return (
    <Combobox
      {...inPlace}
      store={store}
      onOptionSubmit={pick}
      width={300}
      offset={6}
      position="bottom-start"
      classNames={{ dropdown: list.dropdown ?? '' }}
    >
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <button
          type="button"
          className={styles.dial}
          disabled={isDisabled}
          aria-haspopup="listbox"
          aria-expanded={store.dropdownOpened}
          aria-label={t('phone.code', { country: countryName(code, language), dial: country?.dial_code })}
          onClick={() => store.toggleDropdown()}
        >
          <Flag flag={country?.flag ?? ''} code={code} />
          <span className="num">{country?.dial_code}</span>
          <IconChevronDown size={14} stroke={1.8} aria-hidden />
        </button>
      </Combobox.Target>
      <Combobox.Dropdown>
        <div dir={language === 'ar' ? 'rtl' : 'ltr'}>
          <label id={id} htmlFor={`${id}find`} className="hidden-text">
            {t('phone.codes')}
          </label>
          <div className={list.search}>
            <IconSearch size={16} stroke={1.7} aria-hidden />
            <Combobox.EventsTarget withExpandedAttribute>
              <input
                ref={find}
                id={`${id}find`}
                className={list.find}
                value={search}
                placeholder={t('combobox.find')}
                aria-autocomplete="list"
                onChange={(event) => {
                  setSearch(event.target.value)
                  store.updateSelectedOptionIndex()
                }}
              />
            </Combobox.EventsTarget>
          </div>
          <OptionList
            isOpen={store.dropdownOpened}
            options={matchOptions(countryOptions(language, true), search)}
            chosen={[code]}
            labelledBy={id}
          />
        </div>
      </Combobox.Dropdown>
    </Combobox>
  )
}
