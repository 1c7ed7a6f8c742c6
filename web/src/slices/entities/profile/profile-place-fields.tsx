import { useT } from '../../../lib/language/use-t.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import type { Bound } from '../../../ui/fields/field.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { currencyOptions } from './currency-options.ts'
import { TimeZoneField } from './time-zone-field.tsx'

type Props = { currency: Bound<string>; timeZone: Bound<string> }

/** In which money and by which clock it works. */
export function MoneyPlaceFields({ currency, timeZone }: Props) {
  const t = useT('profile')
  const options = currencyOptions(useLanguage())
  return (
    <FieldRow>
      <ComboboxField
        label={t('fields.currency')}
        help={t('fields.currency.help')}
        options={options}
        {...currency}
        onChange={(code) => currency.onChange(code ?? '')}
      />
      <TimeZoneField label={t('fields.timeZone')} help={t('fields.timeZone.help')} {...timeZone} />
    </FieldRow>
  )
}
