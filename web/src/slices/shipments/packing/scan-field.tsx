import type { PackableOrder } from '@souk/contract/shipments/shipment-shapes.ts'
import { IconBarcode } from '@tabler/icons-react'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { type Draft, scan } from './pack-draft.ts'
import styles from './packing.module.css'

type Props = { orders: readonly PackableOrder[]; draft: Draft; isAll: boolean; onDraft: (draft: Draft) => void }

/** A barcode scanner types a code and presses Enter; the field is ready for the next one at once. Where all is filled in, the first code begins anew. */
export function ScanField({ orders, draft, isAll, onDraft }: Props) {
  const t = useT('shipments')
  const [code, setCode] = useState('')
  const [announcement, setAnnouncement] = useState('')
  const [error, setError] = useState<string>()
  function take(): void {
    const { draft: next, line, result } = scan(orders, draft, code)
    const name = line ? [line.name, line.colour, line.size].filter(Boolean).join(', ') : code
    const words = t(`scan.${result}`, { name })
    setError(result === 'added' ? undefined : words)
    setAnnouncement(result === 'added' ? words : '')
    if (result === 'added') onDraft(next)
    setCode('')
  }
  return (
    <form
      className={styles.scan}
      onSubmit={(event) => {
        event.preventDefault()
        if (code.trim() !== '') take()
      }}
    >
      <TextField
        label={t('scan')}
        help={announcement || t(isAll ? 'scan.help.all' : 'scan.help')}
        isOptional
        autoComplete="off"
        start={<IconBarcode size={18} stroke={1.6} aria-hidden />}
        value={code}
        error={error}
        onChange={setCode}
      />
      <output className="hidden-text">{announcement}</output>
    </form>
  )
}
