import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextAreaField, TextField } from '../../../ui/fields/text-field.tsx'
import { FieldRow } from '../../../ui/forms/form.tsx'
import type { DraftForm } from './product-form.ts'

type Props = { form: DraftForm }

export function NameFields({ form: { draft, set, marks } }: Props) {
  const t = useT('products')
  return (
    <>
      <TextField
        label={t('fields.name')}
        maxLength={160}
        value={draft.name}
        {...marks('name')}
        onChange={(name) => set(() => ({ name }), 'name')}
      />
      <TextField
        label={t('fields.styleCode')}
        maxLength={60}
        value={draft.styleCode}
        {...marks('styleCode')}
        onChange={(styleCode) => set(() => ({ styleCode }), 'styleCode')}
      />
    </>
  )
}

export function DescriptionField({ form: { draft, set, marks } }: Props) {
  const t = useT('products')
  return (
    <TextAreaField
      label={t('fields.description')}
      isOptional
      maxLength={4_000}
      value={draft.description}
      {...marks('description')}
      onChange={(description) => set(() => ({ description }), 'description')}
    />
  )
}

/** Words between commas, of either alphabet; they are read when something is typed, so that a comma can be. */
export function KeyStylesField({ form: { draft, set, marks } }: Props) {
  const t = useT('products')
  const [typed, setTyped] = useState<string | null>(null)
  const { onBlur, ...shown } = marks('keyStyles')
  function read(text: string): void {
    setTyped(text)
    const keyStyles = [
      ...new Set(
        text
          .split(/[,،]/)
          .map((word) => word.trim())
          .filter(Boolean),
      ),
    ]
    set(() => ({ keyStyles }), 'keyStyles')
  }
  return (
    <TextField
      label={t('fields.keyStyles')}
      help={t('fields.keyStyles.help')}
      isOptional
      value={typed ?? draft.keyStyles.join(t('comma'))}
      {...shown}
      onBlur={() => {
        setTyped(null)
        onBlur()
      }}
      onChange={read}
    />
  )
}

export function ShippingFields({ form: { draft, set, marks } }: Props) {
  const t = useT('products')
  return (
    <FieldRow>
      {(['shippingStartDate', 'shippingEndDate'] as const).map((name) => (
        <DateField
          key={name}
          label={t(`fields.${name}`)}
          isOptional
          value={draft[name]}
          {...marks(name)}
          onChange={(day) => set(() => ({ [name]: day }), 'shippingStartDate', 'shippingEndDate')}
        />
      ))}
    </FieldRow>
  )
}
