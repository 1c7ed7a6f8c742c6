import type { CatalogImport, ColumnPlaces, SheetPreview } from '@souk/contract/catalog/imports.contract.ts'
import { requiredColumns, type SheetColumn, sheetColumns } from '@souk/contract/catalog/sheet-columns.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Failed } from '../../../lib/server/failed.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useImportWrite } from './import.data.ts'
import styles from './import-columns.module.css'
import tab from './import-tab.module.css'

/** A sheet with titles of its own: which of its columns is which. */
export function ImportColumns({ job, sheet }: { job: CatalogImport; sheet: SheetPreview }) {
  const t = useT('imports')
  const send = useImportWrite('setColumns')
  const cancel = useImportWrite('cancelImport')
  const [places, setPlaces] = useState<ColumnPlaces>(sheet.columns)
  const missing = requiredColumns.filter((column) => column !== 'currency' && places[column] === undefined)
  function choose(column: SheetColumn, at: string | null): void {
    const { [column]: _, ...others } = places
    setPlaces(at ? { ...others, [column]: Number(at) } : others)
  }
  return (
    <Stack as="section" gap={16} aria-labelledby="import-columns">
      <Row gap={32} align="start" isSpread>
        <Stack gap={4} className={tab.words}>
          <h2 id="import-columns">{t('mapping.title', { name: `\u2068${job.fileName}\u2069` })}</h2>
          <p className={tab.text}>{t('mapping.text')}</p>
        </Stack>
        <Row>
          <Button isBusy={cancel.isPending} onClick={() => cancel.mutate({ id: job.id })}>
            {t('cancel')}
          </Button>
          <Button
            look="primary"
            isBusy={send.isPending}
            whyNot={missing.length > 0 && t('mapping.choose')}
            onClick={() => send.mutate({ job, columns: places })}
          >
            {t('mapping.go')}
          </Button>
        </Row>
      </Row>
      {send.error instanceof Failed && <Notice kind="warning">{send.error.message}</Notice>}
      {missing.length > 0 && (
        <Notice kind="info">
          {t('mapping.missing', { columns: missing.map((column) => t(`columns.${column}`)).join(t('mapping.comma')) })}
        </Notice>
      )}
      <ul className={styles.columns}>
        {ordered.map((column) => (
          <li key={column} className={styles.column}>
            <ColumnChoice column={column} sheet={sheet} at={places[column]} onChoose={(at) => choose(column, at)} />
          </li>
        ))}
      </ul>
    </Stack>
  )
}

const isRequired = (column: SheetColumn) => (requiredColumns as readonly SheetColumn[]).includes(column)
const ordered = [...sheetColumns].sort((one, other) => Number(isRequired(other)) - Number(isRequired(one)))

type ChoiceProps = {
  column: SheetColumn
  sheet: SheetPreview
  at: number | undefined
  onChoose: (at: string | null) => void
}

function ColumnChoice({ column, sheet: { titles, samples }, at, onChoose }: ChoiceProps) {
  const t = useT('imports')
  const examples = at === undefined ? [] : samples.map((row) => row[at] ?? '').filter(Boolean)
  return (
    <SelectField
      label={t(`columns.${column}`)}
      isOptional={!isRequired(column) || column === 'currency'}
      help={examples.length > 0 ? t('mapping.sample', { values: examples.join(' · ') }) : ''}
      options={[
        { value: '', label: t('mapping.none') },
        ...titles.map((title, place) => ({
          value: String(place),
          label: title || t('mapping.untitled', { number: place + 1 }),
        })),
      ]}
      value={at === undefined ? '' : String(at)}
      onChange={onChoose}
    />
  )
}
