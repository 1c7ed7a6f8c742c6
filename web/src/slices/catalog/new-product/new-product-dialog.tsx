import type { ProductRow } from '@souk/contract/catalog/product-shapes.ts'
import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { nameUpTo, price, required } from '@souk/contract/core/rules.ts'
import { z } from 'zod/mini'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { MoneyField } from '../../../ui/fields/number-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useDepartmentOptions, useCategoryOptions } from '../model/taxonomy-options.ts'
import { useProducts, useProductWrite } from '../model/products.data.ts'
import { namesIn } from './name-list.ts'

type Props = { collection: Collection; onClose: () => void; onAdded: (id: string) => void }

const some = required.check(z.refine((text: string) => namesIn(text).length > 0, 'rules.required'))
const Typed = z.strictObject({
  name: nameUpTo(160),
  styleCode: required.check(z.maxLength(60, 'rules.max')),
  colours: some,
  sizes: some,
  wholesalePrice: price,
  retailPrice: price,
  department: z.nullable(z.string()),
  category: z.nullable(z.string()),
})
const sizeRuns = ['XS, S, M, L, XL', '34, 36, 38, 40, 42', '28, 30, 32, 34, 36'] as const

/** The few facts a product begins with; its page opens for the rest. */
export function NewProductDialog(props: Props) {
  const query = useProducts({ collectionId: props.collection.id, sort: 'newest', limit: 1 })
  return !query.isPending && <NewProductForm {...props} last={query.data?.products[0]} />
}

const sizesOf = ({ variants }: ProductRow): string =>
  [...new Set(variants.flatMap(({ sizes }) => sizes.map(({ size }) => size)))].join(', ')

/** A product is usually like the one before it: what they share is there already. */
function NewProductForm({ collection, onClose, onAdded, last }: Props & { last: ProductRow | undefined }) {
  const t = useT('products')
  const create = useProductWrite('createProduct')
  const { currency, id: collectionId } = collection
  const form = useContractForm({
    schema: Typed,
    initial: {
      name: '',
      styleCode: '',
      colours: '',
      sizes: last ? sizesOf(last) : '',
      wholesalePrice: '',
      retailPrice: '',
      department: last?.department ?? null,
      category: last?.category ?? null,
    },
    send: async ({ colours, sizes, ...facts }) => {
      const entries = namesIn(sizes).map((size) => ({ size }))
      const variants = namesIn(colours).map((colour) => ({ colour, sizes: entries }))
      onAdded((await create.mutateAsync({ ...facts, collectionId, variants }))._id)
    },
  })
  const { field } = form
  const sizes = field('sizes')
  return (
    <FormDialog form={form} title={t('add.title')} onClose={onClose} send={t('add.save')}>
      <TextField label={t('fields.name')} maxLength={160} {...field('name')} />
      <TextField label={t('fields.styleCode')} maxLength={60} {...field('styleCode')} />
      <TextField label={t('add.colours')} help={t('add.colours.help')} {...field('colours')} />
      <Stack gap={4}>
        <TextField label={t('add.sizes')} help={t('add.sizes.help')} {...sizes} />
        <Row gap={4}>
          {[...sizeRuns, t('add.oneSize')].map((run) => (
            <Button key={run} size="small" look="quiet" onClick={() => sizes.onChange(run)}>
              <bdi>{run}</bdi>
            </Button>
          ))}
        </Row>
      </Stack>
      <FieldRow>
        <MoneyField
          label={t('add.wholesale', { currency })}
          isOptional
          currency={currency}
          {...field('wholesalePrice')}
        />
        <MoneyField label={t('add.retail', { currency })} isOptional currency={currency} {...field('retailPrice')} />
      </FieldRow>
      <FieldRow>
        <ComboboxField
          label={t('fields.department')}
          isOptional
          options={useDepartmentOptions()}
          {...field('department')}
        />
        <ComboboxField label={t('fields.category')} isOptional options={useCategoryOptions()} {...field('category')} />
      </FieldRow>
    </FormDialog>
  )
}
