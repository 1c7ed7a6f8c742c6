import { type ExportFormat, type ExportLook, layouts, type SheetColumnName } from '@souk/contract/core/exports.ts'
import { type ReactNode, useState } from 'react'
import type { DownloadTarget } from '../../lib/download-slot.ts'
import { useSending } from '../../lib/forms/use-sending.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Checkbox } from '../../ui/choices/checkbox.tsx'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { SelectField } from '../../ui/choices/select-field.tsx'
import { Switch } from '../../ui/choices/switch.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { DownloadPreview } from './download-preview.tsx'
import styles from './downloads.module.css'
import { usePreview } from './downloads.data.ts'

const columns: readonly SheetColumnName[] = ['code', 'colours', 'sizes', 'window', 'quantity', 'notes']
const prices: readonly SheetColumnName[] = ['wholesale', 'retail']

type Props = {
  target: DownloadTarget
  format: ExportFormat
  onStart: (format: ExportFormat, look: ExportLook) => Promise<void>
  onClose: () => void
}

/** How a document shall look, with its first page beside the choices. */
export function DownloadDialog({ target, format: first, onStart, onClose }: Props) {
  const t = useT('downloads')
  const say = useT('ui')
  const reader = useLanguage()
  const [format, setFormat] = useState(first)
  const [look, setLook] = useState<ExportLook>({ layout: 4, prices: true, language: reader, paper: 'A4' })
  const set = (change: Partial<ExportLook>) => setLook((before) => ({ ...before, ...change }))
  const { layout: _layout, paper: _paper, ...content } = look // these two change the page, not what is on it
  const preview = usePreview({ type: target.type, input: target.input, look: content })
  const shown = look.columns ?? [...columns, ...prices]
  const toggle = (name: SheetColumnName, isOn: boolean) =>
    set({ columns: isOn ? [...shown, name] : shown.filter((one) => one !== name) })
  const isPaged = format === 'pdf' || format === 'pptx'
  const currencies = preview.data?.currencies ?? []
  const form = useSending({
    send: async () => {
      await onStart(format, look)
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('dialog.title', { name: preview.data?.title ?? '' })}
      send={t('dialog.start')}
      onClose={onClose}
    >
      <div className={styles.dialog}>
        <Stack gap={16}>
          <SelectField
            label={t('dialog.format')}
            options={target.formats.map((value) => ({ value, label: say(`download.${value}`) }))}
            value={format}
            onChange={(value) => setFormat(value as ExportFormat)}
          />
          {isPaged && (
            <Group title={t('dialog.layout')}>
              <Segmented
                label={t('dialog.layout')}
                isWide
                segments={layouts.map((value) => ({ value: String(value), label: String(value) }))}
                value={String(look.layout)}
                onChange={(value) => set({ layout: Number(value) as ExportLook['layout'] })}
              />
            </Group>
          )}
          <Switch label={t('dialog.prices')} isOn={look.prices} onChange={(isOn) => set({ prices: isOn })} />
          <Group title={t('dialog.columns')}>
            <div className={styles.columns}>
              {[...columns, ...(look.prices ? prices : [])].map((name) => (
                <Checkbox
                  key={name}
                  label={t(`column.${name}`)}
                  isChecked={shown.includes(name)}
                  onChange={(isOn) => toggle(name, isOn)}
                />
              ))}
            </div>
          </Group>
          <Group title={t('dialog.language')}>
            <Segmented
              label={t('dialog.language')}
              isWide
              segments={(['en', 'ar'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
              value={look.language ?? reader}
              onChange={(value) => set({ language: value })}
            />
          </Group>
          {currencies.length > 1 && (
            <Group title={t('dialog.currency')}>
              <Segmented
                label={t('dialog.currency')}
                isWide
                segments={currencies.map((value) => ({ value, label: value }))}
                value={look.currency ?? currencies[0]!}
                onChange={(value) => set({ currency: value })}
              />
            </Group>
          )}
          {format === 'pdf' && (
            <Group title={t('dialog.paper')}>
              <Segmented
                label={t('dialog.paper')}
                isWide
                segments={(['A4', 'LETTER'] as const).map((value) => ({ value, label: t(`paper.${value}`) }))}
                value={look.paper}
                onChange={(value) => set({ paper: value })}
              />
            </Group>
          )}
        </Stack>
        <DownloadPreview query={preview} look={look} format={format} />
      </div>
    </FormDialog>
  )
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Stack gap={8}>
      <p className={styles.groupTitle} aria-hidden>
        {title}
      </p>
      {children}
    </Stack>
  )
}
