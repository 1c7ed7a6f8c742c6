import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import type { DraftForm } from './product-form.ts'
import { markUpOf } from './product-mark-up.ts'
import styles from './product-drawer.module.css'

const names = ['wholesalePrice', 'retailPrice'] as const
type Props = { form: DraftForm; currency: string; others?: readonly string[] }

/** The main currency first, then the others, each with what a retailer makes of it. Nothing is converted. */
export function ProductPrices({ form, currency, others = [] }: Props) {
  const { draft, set, marks } = form
  return (
    <Stack gap={24}>
      <PricePair
        currency={currency}
        prices={draft}
        marks={(name) => marks(name)}
        onChange={(name, text) => set(() => ({ [name]: text }), name)}
      />
      {others.map((code) => (
        <PricePair
          key={code}
          currency={code}
          prices={draft.prices[code] ?? { wholesalePrice: '', retailPrice: '' }}
          marks={(name) => marks(`prices.${code}.${name}`)}
          onChange={(name, text) =>
            set(
              ({ prices }) => ({
                prices: { ...prices, [code]: { wholesalePrice: '', retailPrice: '', ...prices[code], [name]: text } },
              }),
              `prices.${code}.${name}`,
            )
          }
        />
      ))}
    </Stack>
  )
}

type Name = (typeof names)[number]
type PairProps = {
  currency: string
  prices: Readonly<Record<Name, string>>
  marks: (name: Name) => ReturnType<DraftForm['marks']>
  onChange: (name: Name, text: string) => void
}

function PricePair({ currency, prices, marks, onChange }: PairProps) {
  const t = useT('products')
  const label = (name: Name) => t(`prices.${name}`, { currency })
  return (
    <Stack gap={4}>
      <FieldRow>
        {names.map((name) => (
          <MoneyField
            key={name}
            label={label(name)}
            isOptional
            currency={currency}
            value={prices[name]}
            {...marks(name)}
            onChange={(text) => onChange(name, text)}
          />
        ))}
      </FieldRow>
      <p className={`${styles.markUp} num`}>
        {t('fields.markUp')} <MarkUp value={markUpOf(prices.wholesalePrice, prices.retailPrice, currency)} />
      </p>
    </Stack>
  )
}

/** How many times the wholesale price the retail price is. */
export function MarkUp({ value }: { value: number | null | undefined }) {
  const format = useFormat()
  if (value === null || value === undefined) return <span aria-hidden>–</span>
  return <bdi dir="ltr">×{format.number(value, { minimumFractionDigits: 2, maximumFractionDigits: 2 })}</bdi>
}
