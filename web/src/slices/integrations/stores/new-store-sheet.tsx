import { NewStore } from '@souk/contract/integrations/store-shapes.ts'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
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
  const { field, save, problem, isBusy } = useContractForm({
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
  const name = field('name')
  const collection = field('collectionId')
  const url = field('url')
  const shop = field('shop')
  const token = field('token')
  const options = (collections.data?.items ?? []).map((one) => ({ value: one.id, label: one.collectionName }))
  return (
    <SideSheet isOpen title={t('stores.new')} onClose={onClose}>
      <Form onSubmit={save} problem={problem}>
        <Segmented
          isWide
          label={t('stores.kind')}
          value={kind}
          onChange={setKind}
          segments={(['feed', 'file', 'shopify'] as const).map((value) => ({ value, label: t(`source.${value}`) }))}
        />
        <TextField label={t('stores.name')} maxLength={80} {...name} value={name.value ?? ''} />
        <ComboboxField
          label={t('stores.collection')}
          help={t('stores.collection.help')}
          options={options}
          {...collection}
          value={collection.value ?? null}
        />
        {kind === 'feed' && (
          <TextField
            label={t('stores.url')}
            help={t('stores.url.help')}
            {...url}
            value={url.value ?? ''}
            onChange={(next) => url.onChange(next || null)}
          />
        )}
        {kind === 'file' && <p className={styles.quiet}>{t('stores.file.next')}</p>}
        {kind === 'shopify' && (
          <>
            <TextField
              label={t('stores.shop')}
              help={t('stores.shop.help')}
              {...shop}
              value={shop.value ?? ''}
              onChange={(next) => shop.onChange(next || null)}
            />
            <TextField
              label={t('stores.token')}
              help={t('stores.token.help')}
              {...token}
              value={token.value ?? ''}
              onChange={(next) => token.onChange(next || null)}
            />
          </>
        )}
        <Button type="submit" look="primary" isBusy={isBusy}>
          {t('stores.connect')}
        </Button>
      </Form>
    </SideSheet>
  )
}
