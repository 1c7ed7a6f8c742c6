import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { IconCoins } from '@tabler/icons-react'
import { chunk } from '../../../lib/code/chunk.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { CompactSelect } from '../../../ui/choices/compact-select.tsx'

/** In which currency a retailer buys from this brand, where the collection has prices in several. */
export function CurrencySwitch({ collection }: { collection: Collection }) {
  const t = useT('discovery')
  const client = useQueryClient()
  const { id, currencies, buyingCurrency, brandName } = collection
  const choose = useMutation({
    mutationFn: async (currency: string) =>
      (await chunk(() => import('./choose-currency.ts'))).chooseCurrency(id, currency),
    onSuccess: async (_, currency) => {
      await client.invalidateQueries() // every price of the brand is another one
      toast('success', t('currency.chosen', { brand: brandName, currency }))
    },
  })
  if (!buyingCurrency || currencies.length < 2) return null
  return (
    <CompactSelect
      label={t('currency')}
      icon={IconCoins}
      options={currencies.map((value) => ({ value, label: value }))}
      value={choose.isPending ? choose.variables : buyingCurrency}
      onChange={(currency) => choose.mutate(currency)}
    />
  )
}
