import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { Product } from '@souk/contract/catalog/product-shapes.ts'
import { Suspense, useEffect, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { FieldGroup, FieldRow, Form } from '../../../ui/forms/form.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { CategoryFields, DepartmentField, GenderField, MadeInField, StatusField } from './product-choices.tsx'
import type { KeepDraft, KeptDraft } from './product-drafts.ts'
import { useProductForm } from './product-form.ts'
import { MissingNotice } from './product-missing-notice.tsx'
import { ProductPictures } from './product-pictures.tsx'
import { ProductPrices } from './product-prices.tsx'
import { ProductCarton, ProductStock } from './product-skus.tsx'
import { DescriptionField, KeyStylesField, NameFields, ShippingFields } from './product-texts.tsx'

const VariantsDialog = lazyDialog(async () => (await import('../new-product/variants-dialog.tsx')).VariantsDialog)

export const formId = 'product-form'
export type EditorState = { isTracked: boolean; isBusy: boolean }
type Props = {
  collection: Collection
  newest: Product
  savedDraft: KeptDraft | undefined
  keep: KeepDraft
  onState: (state: EditorState) => void
}

/** All of a product as one form; what saves it stands at the foot of the drawer. */
export function ProductEditor({ collection, newest, savedDraft, keep, onState }: Props) {
  const t = useT('products')
  const form = useProductForm({ collection, newest, savedDraft, keep })
  const [isUploading, setUploading] = useState(false)
  const [isEditingVariants, setEditingVariants] = useState(false)
  const { base, isOld, isDirty, isTracked, problem } = form
  const isBusy = form.isBusy || isUploading
  useEffect(() => onState({ isTracked, isBusy }), [isTracked, isBusy, onState])
  const { currency, currencies, type } = collection
  return (
    <Form id={formId} onSubmit={(event) => void form.save(event)} problem={problem}>
      {isOld && isDirty && (
        <Notice kind="warning" title={t('stale')} action={<Button onClick={form.loadNewest}>{t('stale.load')}</Button>}>
          {t('stale.text')}
        </Notice>
      )}
      <MissingNotice product={newest} />
      <FieldGroup title={t('parts.pictures')} text={t('parts.pictures.text')}>
        <ProductPictures form={form} code={base.styleCode} onBusy={setUploading} />
      </FieldGroup>
      <FieldGroup title={t('parts.about')}>
        <NameFields form={form} />
        <StatusField form={form} />
        <DescriptionField form={form} />
      </FieldGroup>
      <FieldGroup title={t('parts.prices')} text={t('parts.prices.text')}>
        <ProductPrices form={form} currency={currency} others={currencies.filter((code) => code !== currency)} />
      </FieldGroup>
      <FieldGroup title={t('parts.choices')}>
        <CategoryFields form={form} />
        <FieldRow>
          <DepartmentField form={form} />
          <GenderField form={form} />
        </FieldRow>
        <MadeInField form={form} />
        <KeyStylesField form={form} />
      </FieldGroup>
      <FieldGroup title={t('parts.shipping')} text={t('parts.shipping.text')}>
        <ShippingFields form={form} />
      </FieldGroup>
      <FieldGroup title={t('parts.skus')}>
        {base.variants.length > 0 ? (
          <ProductStock form={form} product={base} type={type} />
        ) : (
          <p className="caption">{t('grid.none')}</p>
        )}
        <ProductCarton form={form} product={base} />
        <span>
          <Button whyNot={isTracked && t('saveBar.unsaved')} onClick={() => setEditingVariants(true)}>
            {t('variants.open')}
          </Button>
        </span>
        {isTracked && <p className="caption">{t('variants.saveFirst')}</p>}
        {isEditingVariants && (
          <Suspense>
            <VariantsDialog product={newest} onClose={() => setEditingVariants(false)} />
          </Suspense>
        )}
      </FieldGroup>
    </Form>
  )
}
