import { neededColumns, storeColumns } from '@souk/contract/integrations/store-rules.ts'
import type { Store, StoreFields } from '@souk/contract/integrations/store-shapes.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useIntegrationWrite, useMayChangeAccess } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'
import { FeedFile } from './feed-file.tsx'

/** The field of the store that fills each column; suggestions come from the store itself. */
export function StoreMapping({ store }: { store: Store }) {
  const t = useT('integrations')
  const read = useIntegrationWrite('readFields')
  const save = useIntegrationWrite('changeStore')
  const mayWrite = useMayChangeAccess()
  const [found, setFound] = useState<StoreFields | null>(null)
  const [draft, setDraft] = useState<Record<string, string> | null>(null)
  const mapping = draft ?? store.mapping
  const names = [...new Set([...(found?.fields.map(({ name }) => name) ?? []), ...Object.values(mapping)])]
  const sample = (name: string | undefined) => found?.fields.find((one) => one.name === name)?.samples[0]
  const missing = neededColumns.filter((column) => !mapping[column])
  async function look(): Promise<void> {
    const answer = await read.mutateAsync({ id: store.id })
    setFound(answer)
    setDraft({ ...answer.suggestions, ...store.mapping })
  }
  return (
    <Stack gap={16}>
      {store.kind === 'feed' && <FeedFile store={store} />}
      {mayWrite && (
        <Row>
          <Button isBusy={read.isPending} onClick={() => void look()}>
            {t('fields.read')}
          </Button>
          <span className={styles.quiet}>{t('fields.lead')}</span>
        </Row>
      )}
      {missing.length > 0 && (
        <Notice kind="info">
          {t('fields.missing', { columns: missing.map((column) => t(`column.${column}`)).join(', ') })}
        </Notice>
      )}
      {names.length > 0 && (
        <div className={styles.mapping}>
          {storeColumns.map((column) => {
            const value = mapping[column] ?? ''
            const help = sample(value)
            const change = (next: string | null) => setDraft({ ...mapping, [column]: next ?? '' })
            const shared = {
              label: t(`column.${column}`),
              isOptional: !(neededColumns as readonly string[]).includes(column),
              ...(help && { help }),
            }
            return mayWrite ? (
              <ComboboxField
                key={column}
                {...shared}
                value={value === '' ? null : value}
                options={[
                  { value: '', label: t('fields.none') },
                  ...names.filter(Boolean).map((name) => ({ value: name, label: name })),
                ]}
                onChange={change}
              />
            ) : (
              <TextField key={column} {...shared} isDisabled value={value} onChange={change} />
            )
          })}
        </div>
      )}
      {mayWrite && draft && (
        <div>
          <Button
            look="primary"
            isBusy={save.isPending}
            onClick={() =>
              save.mutate(
                { id: store.id, mapping: Object.fromEntries(Object.entries(draft).filter(([, name]) => name !== '')) },
                { onSuccess: () => setDraft(null) },
              )
            }
          >
            {t('form.save')}
          </Button>
        </div>
      )}
    </Stack>
  )
}
