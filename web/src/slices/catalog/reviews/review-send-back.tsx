import { type Collection, ReviewIssueIn } from '@souk/contract/catalog/collection-shapes.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { MultiSelectField } from '../../../ui/choices/multi-select-field.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useCollectionWrite } from '../model/collection-writes.data.ts'
import { useFirstProducts } from '../model/collections.data.ts'
import styles from './review-page.module.css'

type Kind = ReviewIssueIn['kind']
type Line = { key: number; kind: Kind; text: string; productIds: readonly string[] }
const kinds = ReviewIssueIn.shape.kind.options

/** Why a collection cannot be published yet, in kinds the brand's screen can lead to. */
export function SendBackDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const t = useT('reviews')
  const change = useCollectionWrite('changeCollection')
  const { data } = useFirstProducts(collection.id)
  const [lines, setLines] = useState<readonly Line[]>([{ key: 0, kind: 'PICTURES', text: '', productIds: [] }])
  const [isAsked, setAsked] = useState(false)
  const options = (data?.products ?? []).map(({ _id, name, styleCode }) => ({
    value: _id,
    label: name,
    hint: styleCode,
  }))
  const set = (key: number, part: Partial<Line>) =>
    setLines(lines.map((line) => (line.key === key ? { ...line, ...part } : line)))
  const isMissing = (line: Line) => !ReviewIssueIn.shape.text.safeParse(line.text).success

  const form = useSending({
    isDirty: lines.some(({ text }) => text !== ''),
    objection: () => {
      setAsked(true)
      return lines.some(isMissing)
    },
    send: async () => {
      const issues = lines.map(({ kind, text, productIds }) => ({ kind, text, productIds: [...productIds] }))
      const { id, version } = collection
      await change.mutateAsync({ id, body: { status: 'NEW', issues, ...(version !== undefined && { version }) } })
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      isGrave
      title={t('sendBack.title', { name: collection.collectionName })}
      send={t('sendBack')}
      onClose={onClose}
    >
      <Stack gap={16}>
        <p>{t('sendBack.text')}</p>
        {lines.map((line, at) => (
          <Stack key={line.key} as="fieldset" className={styles.issue}>
            <legend className="hidden-text">{t('issue', { number: at + 1 })}</legend>
            <SelectField
              label={t('issue.kind')}
              options={kinds.map((value) => ({ value, label: t(`issues.${value}`) }))}
              value={line.kind}
              onChange={(kind) => set(line.key, { kind: (kind ?? 'OTHER') as Kind })}
            />
            <TextAreaField
              label={t('issue.text')}
              rows={3}
              maxLength={500}
              value={line.text}
              error={isAsked && isMissing(line) ? t('issue.required') : undefined}
              onChange={(text) => set(line.key, { text })}
            />
            <MultiSelectField
              label={t('issue.products')}
              isOptional
              options={options}
              value={line.productIds}
              onChange={(productIds) => set(line.key, { productIds })}
            />
            {lines.length > 1 && (
              <div>
                <Button size="small" onClick={() => setLines(lines.filter(({ key }) => key !== line.key))}>
                  {t('issue.remove')}
                </Button>
              </div>
            )}
          </Stack>
        ))}
        <div>
          <Button
            icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
            onClick={() =>
              setLines([...lines, { key: (lines.at(-1)?.key ?? 0) + 1, kind: 'OTHER', text: '', productIds: [] }])
            }
          >
            {t('issue.add')}
          </Button>
        </div>
      </Stack>
    </FormDialog>
  )
}
