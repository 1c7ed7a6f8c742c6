import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import type { ProductChange } from '@souk/contract/catalog/product-shapes.ts'
import { shippingDatesProblem } from '@souk/contract/core/rules.ts'
import { type ReactNode, useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { type DraftField, type ProductDraft, partOf } from './product-changes.ts'
import { CategoryFields, DepartmentField, GenderField, MadeInField, StatusField } from './product-choices.tsx'
import type { DraftForm } from './product-form.ts'
import { schemaErrors } from './product-objections.ts'
import { ProductPrices } from './product-prices.tsx'
import { KeyStylesField, ShippingFields } from './product-texts.tsx'
import { useProductWrite } from '../model/products.data.ts'
import styles from './product-table-bulk-dialog.module.css'

type Props = { collection: Collection; ids: readonly string[]; onClose: () => void }

/** What can be set for many: each choice brings its fields, and they go together. */
const choices = [
  { key: 'status', fields: ['status'] },
  { key: 'category', fields: ['category', 'subCategory'] },
  { key: 'department', fields: ['department'] },
  { key: 'gender', fields: ['gender'] },
  { key: 'country', fields: ['country'] },
  { key: 'prices', fields: ['wholesalePrice', 'retailPrice'] },
  { key: 'shipping', fields: ['shippingStartDate', 'shippingEndDate'] },
  { key: 'keyStyles', fields: ['keyStyles'] },
] as const satisfies readonly { key: string; fields: readonly DraftField[] }[]
type Key = (typeof choices)[number]['key']

const blank: ProductDraft = {
  colourImages: {},
  name: '',
  description: '',
  styleCode: '',
  images: [],
  keyStyles: [],
  wholesalePrice: '',
  retailPrice: '',
  department: [],
  category: [],
  subCategory: [],
  country: [],
  gender: [],
  status: ['AVAILABLE'],
  isCarton: false,
  shippingStartDate: '',
  shippingEndDate: '',
  prices: {},
  items: {},
  stock: {},
}

/** The same for every selected product, all or none. Only what is ticked is touched. */
export function BulkDialog({ collection, ids, onClose }: Props) {
  const t = useT('products')
  const write = useProductWrite('changeProducts')
  const [ticked, setTicked] = useState<ReadonlySet<Key>>(new Set())
  const { form, change, objections, show } = useBulkForm(ticked)
  const fields: Readonly<Record<Key, ReactNode>> = {
    status: <StatusField form={form} />,
    category: <CategoryFields form={form} />,
    department: <DepartmentField form={form} />,
    gender: <GenderField form={form} />,
    country: <MadeInField form={form} />,
    prices: <ProductPrices form={form} currency={collection.currency} />,
    shipping: <ShippingFields form={form} />,
    keyStyles: <KeyStylesField form={form} />,
  }
  function tick(key: Key, isOn: boolean): void {
    setTicked((now) => new Set(isOn ? [...now, key] : [...now].filter((one) => one !== key)))
  }
  const sending = useSending({
    isDirty: ticked.size > 0,
    objection: () => {
      show({})
      return Object.keys(objections).length > 0
    },
    send: async () => {
      try {
        await write.mutateAsync({ productIds: ids, change })
        onClose()
      } catch (error) {
        if (!(error instanceof Failed) || Object.keys(error.fields).length === 0) throw error
        show(error.fields)
      }
    },
  })
  return (
    <FormDialog
      form={sending}
      isEdit
      title={t('bulk.title', { count: ids.length })}
      send={t('bulk.save', { count: ids.length })}
      onClose={onClose}
    >
      <p>{t('bulk.text')}</p>
      <Stack gap={4}>
        {choices.map(({ key }) => (
          <div key={key} className={styles.choice}>
            <Checkbox label={t(`bulk.${key}`)} isChecked={ticked.has(key)} onChange={(isOn) => tick(key, isOn)} />
            {ticked.has(key) && <div className={styles.fields}>{fields[key]}</div>}
          </div>
        ))}
      </Stack>
    </FormDialog>
  )
}

/** The fields of the drawer over a blank draft. */
function useBulkForm(ticked: ReadonlySet<Key>) {
  const t = useT('products')
  const [draft, setDraft] = useState(blank)
  const [refused, setRefused] = useState<Readonly<Record<string, string>> | null>(null)
  const names = new Set<DraftField>(
    choices.filter(({ key }) => ticked.has(key)).flatMap((choice) => [...choice.fields]),
  )
  const change: ProductChange = partOf(draft, names)
  const dates = names.has('shippingStartDate') ? shippingDatesProblem(change, {}) : null
  const objections = { ...schemaErrors(change, t), ...(dates && { shippingStartDate: t(dates) }) }
  const form: DraftForm = {
    draft,
    set: (part, ...fields) => {
      setDraft((now) => ({ ...now, ...part(now) }))
      setRefused((now) => now && Object.fromEntries(Object.entries(now).filter(([field]) => !fields.includes(field))))
    },
    marks: (field) => ({
      error: refused === null ? undefined : ({ ...refused, ...objections } as Record<string, string>)[field],
      isRight: false,
      onBlur: () => {},
    }),
  }
  return { form, change, objections, show: setRefused }
}
