import type { Brief } from '@souk/contract/assistant/brief.ts'
import { IconAdjustmentsHorizontal, IconX } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { useFormat } from '../../lib/language/format.ts'
import { type T, useT } from '../../lib/language/use-t.ts'
import { Row } from '../../ui/layout/stack.tsx'
import { Button } from '../../ui/layout/button.tsx'
import styles from './brief-chips.module.css'
import { chipsOf, withoutChip } from './brief-text.ts'

const BriefDialog = lazyDialog(async () => (await import('./brief-dialog.tsx')).BriefDialog)

type Props = {
  brief: Brief
  brandNames: readonly string[]
  isBusy: boolean
  onChange: (brief: Brief) => Promise<unknown>
}

/** What was understood. Each chip can be taken out; all of it can be edited. */
export function BriefChips({ brief, brandNames, isBusy, onChange }: Props) {
  const t = useT('assistant')
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const chips = chipsOf(brief, t as T, format)
  return (
    <section className={styles.brief} aria-label={t('brief.title')}>
      <Row as="ul">
        {chips.map((chip) => (
          <li key={`${chip.field}${chip.value ?? ''}`} className={styles.chip} data-field={chip.field}>
            <bdi>{chip.label}</bdi>
            <button
              type="button"
              className={styles.remove}
              disabled={isBusy}
              aria-label={t('brief.remove', { name: chip.label })}
              onClick={() => void onChange(withoutChip(brief, chip)).catch(() => undefined)} // a toast said it
            >
              <IconX size={14} stroke={1.8} aria-hidden />
            </button>
          </li>
        ))}
        <li>
          <Button
            size="small"
            look="quiet"
            isBusy={isBusy}
            icon={<IconAdjustmentsHorizontal size={16} stroke={1.7} aria-hidden />}
            onClick={() => setOpen(true)}
          >
            {t('form.edit')}
          </Button>
        </li>
      </Row>
      <Suspense>
        {isOpen && (
          <BriefDialog
            brief={brief}
            brandNames={brandNames}
            onClose={() => setOpen(false)}
            onSave={async (next) => {
              await onChange(next)
              setOpen(false)
            }}
          />
        )}
      </Suspense>
    </section>
  )
}
