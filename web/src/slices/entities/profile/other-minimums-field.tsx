import { useState } from 'react'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { AmountField } from './amount-field.tsx'
import { currencyOptions } from './currency-options.ts'

type Amounts = Readonly<Record<string, string | number>>
type Field = {
  value?: Amounts | undefined
  error?: string | undefined
  onChange: (value: Record<string, string>) => void
}
type Props = Field & {
  currencies: readonly string[]
  /** The words of the page that shows it. */
  labelOf: (currency: string) => string
}

/** Minimum order values in further currencies; an empty one is not stated. */
export function OtherMinimumsField({ currencies, labelOf, value = {}, onChange, error }: Props) {
  const names = new Map(currencyOptions(useLanguage()).map((option) => [option.value, option.label]))
  return currencies.map((currency) => (
    <AmountField
      key={currency}
      label={labelOf(names.get(currency) ?? currency)}
      currency={currency}
      value={value[currency] ?? null}
      error={error}
      onChange={(amount) => onChange(withAmount(value, currency, amount))}
    />
  ))
}

function withAmount(amounts: Amounts, currency: string, amount: string | null): Record<string, string> {
  const others = Object.entries(amounts).filter(([code]) => code !== currency)
  return Object.fromEntries([
    ...others.map(([code, one]) => [code, String(one)]),
    ...(amount === null ? [] : [[currency, amount]]),
  ])
}

type BrandProps = Field & { main: string }

/** The same for a brand, which may add any currency. */
export function BrandMinimums({ main, value, error, onChange }: BrandProps) {
  const t = useT('profile')
  const language = useLanguage()
  const [added, setAdded] = useState<readonly string[]>([])
  const shown = [...new Set([...Object.keys(value ?? {}), ...added])].filter((code) => code !== main)
  const options = currencyOptions(language).filter(({ value }) => value !== main && !shown.includes(value))
  return (
    <>
      <OtherMinimumsField
        currencies={shown}
        labelOf={(currency) => t('fields.otherMinimum', { currency })}
        value={value}
        error={error}
        onChange={onChange}
      />
      <ComboboxField
        label={t('fields.otherMinimums.add')}
        help={t('fields.otherMinimums.help')}
        isOptional
        options={options}
        value={null}
        onChange={(code) => code && setAdded([...added, code])}
      />
    </>
  )
}
