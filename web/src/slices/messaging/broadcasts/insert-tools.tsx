import type { Editor } from '@tiptap/react'
import type { products } from '@souk/contract/catalog/products.contract.ts'
import type { Language } from '@souk/contract/core/language.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { get } from '../../../lib/server/get.ts'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { useEmailGroups } from './broadcasts.data.ts'

const fallbacks = { en: 'there', ar: 'بك' } as const

/** What a mail can hold beside words: the reader's name, and cards. */
export function InsertTools({ editor, language }: { editor: Editor; language: Language }) {
  const t = useT('broadcast')
  const [isChoosing, setChoosing] = useState(false)
  function insertName(field: 'firstName' | 'company'): void {
    const fallback = fallbacks[language]
    editor
      .chain()
      .focus()
      .insertContent({ type: 'name', attrs: { field, fallback, label: t(`name.${field}`) } })
      .run()
  }
  function insertCard(kind: 'product' | 'collection', id: string, label: string): void {
    setChoosing(false)
    editor
      .chain()
      .focus()
      .insertContent([{ type: 'card', attrs: { kind, id, label } }, { type: 'paragraph' }])
      .run()
  }
  return (
    <Row as="span" gap={12}>
      <Button size="small" onClick={() => insertName('firstName')}>
        {t('insert.firstName')}
      </Button>
      <Button size="small" onClick={() => insertName('company')}>
        {t('insert.company')}
      </Button>
      <Button size="small" onClick={() => setChoosing(true)}>
        {t('insert.card')}
      </Button>
      {isChoosing && <CardDialog onClose={() => setChoosing(false)} onChoose={insertCard} />}
    </Row>
  )
}

type DialogProps = {
  onClose: () => void
  onChoose: (kind: 'product' | 'collection', id: string, label: string) => void
}

function CardDialog({ onClose, onChoose }: DialogProps) {
  const t = useT('broadcast')
  const { data: groups } = useEmailGroups()
  const [collectionId, setCollection] = useState('')
  const [productId, setProduct] = useState('')
  const { data } = useQuery({
    queryKey: ['products', 'for-mail', collectionId],
    queryFn: ({ signal }) =>
      get<typeof products.list>(
        '/api/v2/catalog/products',
        { query: { collectionId, limit: 100 } },
        { signal, isQuiet: true },
      ),
    enabled: collectionId !== '',
  })
  const collections = groups?.collections ?? []
  function choose(): void {
    const product = data?.products.find(({ _id }) => _id === productId)
    if (product) onChoose('product', product._id, product.name)
    else onChoose('collection', collectionId, collections.find(({ id }) => id === collectionId)?.name ?? '')
  }
  const form = useSending({ send: async () => choose() })
  return (
    <FormDialog
      form={form}
      title={t('insert.card')}
      send={t('card.insert')}
      whyNot={collectionId === '' && t('card.none')}
      onClose={onClose}
    >
      <SelectField
        label={t('card.collection')}
        options={collections.map(({ id, name }) => ({ value: id, label: name }))}
        value={collectionId}
        onChange={(next) => {
          setCollection(next ?? '')
          setProduct('')
        }}
      />
      {data && (
        <SelectField
          label={t('card.product')}
          isOptional
          options={[
            { value: '', label: t('card.whole') },
            ...data.products.map(({ _id, name, styleCode }) => ({ value: _id, label: `${name} · ${styleCode}` })),
          ]}
          value={productId}
          onChange={(next) => setProduct(next ?? '')}
        />
      )}
    </FormDialog>
  )
}
