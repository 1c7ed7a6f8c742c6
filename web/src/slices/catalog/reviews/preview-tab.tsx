import { useState } from 'react'
import { useFormat } from '../../../lib/language/format.ts'
import { useDebounced } from '../../../lib/forms/use-debounced.ts'
import { id, oneOf, pageNumber, useUrlState } from '../../../lib/url/url-state.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'
import { usePartners } from '../books/books.data.ts'
import type { TabProps } from '../model/collection-tab.ts'
import { PreviewProducts, previewFilters } from './preview-products.tsx'
import styles from './preview.module.css'

const fields = { as: id, only: oneOf(previewFilters, 'all'), asPage: pageNumber(50) }

/** The collection through a retailer's eyes. Whose they are, and what is looked at, stands in the address. */
export function PreviewTab({ collection }: TabProps) {
  const t = useT('books')
  const format = useFormat()
  const [{ as: retailerId, only, asPage }, change] = useUrlState(fields, { preventScrollReset: true })
  const [typed, setTyped] = useState('')
  const [known, setKnown] = useState<{ id: string; name: string } | null>(null)
  const partners = usePartners(useDebounced(typed))
  const options = (partners.data?.retailers ?? []).map(({ id, name, country }) => ({
    value: id,
    label: name,
    ...(country && { hint: format.country(country) }),
  }))
  const isListed = options.some(({ value }) => value === retailerId)
  const chosen = known && known.id === retailerId && !isListed ? [{ value: known.id, label: known.name }] : []

  if (!collection) return null
  return (
    <Stack gap={24}>
      <div className={styles.who}>
        <ComboboxField
          label={t('preview.choose')}
          placeholder={t('preview.choose.placeholder')}
          options={[...chosen, ...options]}
          isLoading={partners.isFetching}
          value={retailerId}
          onSearch={setTyped}
          onChange={(id) => {
            setTyped('')
            change({ as: id, only: null })
          }}
        />
      </div>
      {retailerId ? (
        <PreviewProducts
          key={retailerId}
          collectionId={collection.id}
          retailerId={retailerId}
          only={only}
          page={asPage}
          onChange={change}
          onKnown={setKnown}
        />
      ) : (
        <StatePanel title={t('preview.empty')}>{t('preview.empty.text')}</StatePanel>
      )}
    </Stack>
  )
}
