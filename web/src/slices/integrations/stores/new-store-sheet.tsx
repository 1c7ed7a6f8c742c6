import { NewStore } from '@souk/contract/integrations/store-shapes.ts'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { useCollections } from '../../catalog/door.ts'
import { useIntegrationWrite } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'

type Kind = 'feed' | 'file' | 'shopify'
type Props = { onClose: () => void; onMade: (id: string) => void }

/** Connects a store; fields, stock and schedule are chosen on its own page. */
export function NewStoreSheet({ onClose, onMade }: Props) {
  const t = useT('integrations')
  const create = useIntegrationWrite('createStore')
  const collections = useCollections({ page: 1, limit: 100 } as Parameters<typeof useCollections>[0])
  const [kind, setKind] = useState<Kind>('feed')
  const form = useContractForm({
    schema: NewStore,
    initial: {
      name: '',
      kind: 'feed',
      collectionId: null as string | null,
      url: null as string | null,
      shop: null as string | null,
      token: null as string | null,
      mapping: {},
      stock: 'none',
      keepsChanges: true,
    },
    send: async ({ name, collectionId, url, shop, token }) => {
      const source = kind === 'feed' ? { url } : kind === 'shopify' ? { shop, token } : {}
      const made = await create.mutateAsync({
        name,
        collectionId: collectionId ?? '',
        kind: kind === 'shopify' ? 'shopify' : 'feed',
        ...source,
      })
      onMade(made.id)
    },
  })
  const { field } = form
  const options = (collections.data?.items ?? []).map((one) => ({ value: one.id, label: one.collectionName }))
  return (
    <FormSheet form={form} title={t('stores.new')} send={t('stores.connect')} onClose={onClose}>
      <Segmented
        isWide
        label={t('stores.kind')}
        value={kind}
        onChange={setKind}
        segments={(['feed', 'file', 'shopify'] as const).map((value) => ({ value, label: t(`source.${value}`) }))}
      />
      <TextField label={t('stores.name')} maxLength={80} {...field('name')} />
      <ComboboxField
        label={t('stores.collection')}
        help={t('stores.collection.help')}
        options={options}
        {...field('collectionId')}
      />
      {kind === 'feed' && <TextField label={t('stores.url')} help={t('stores.url.help')} {...field('url')} />}
      {kind === 'file' && <p className={styles.quiet}>{t('stores.file.next')}</p>}
      {kind === 'shopify' && (
        <>
          <TextField label={t('stores.shop')} help={t('stores.shop.help')} {...field('shop')} />
          <TextField label={t('stores.token')} help={t('stores.token.help')} {...field('token')} />
        </>
      )}
    </FormSheet>
  )
}
