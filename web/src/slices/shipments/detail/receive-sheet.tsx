import type { Shipment, ShipmentLine } from '@souk/contract/shipments/shipment-shapes.ts'
import { useState } from 'react'
import { useSending } from '../../../lib/forms/use-sending.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { Quantity } from '../../../ui/fields/quantity.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { useWrite } from '../model/shipments.data.ts'
import { ClaimPhotos } from './claim-photos.tsx'
import { claimsOf, type Report, reportedUnits } from './report.ts'
import styles from '../model/shipment.module.css'

type Props = { shipment: Shipment; isClaimOnly: boolean; onClose: () => void }

/** What arrived. Lines that are right need nothing; what is missing or damaged is counted, with photos. */
export function ReceiveSheet({ shipment, isClaimOnly, onClose }: Props) {
  const t = useT('shipments')
  const receive = useWrite('receiveShipment')
  const claim = useWrite('claimUnits')
  const [reports, setReports] = useState<Record<string, Report>>({})
  const { id, version, lines } = shipment
  const claims = claimsOf(reports)
  const count = reportedUnits(reports)
  const form = useSending({
    isDirty: count > 0,
    send: async () => {
      await (isClaimOnly ? claim.mutateAsync({ id, claims }) : receive.mutateAsync({ id, version, claims }))
      onClose()
    },
  })
  return (
    <FormSheet
      form={form}
      title={t(isClaimOnly ? 'claim' : 'receive.title')}
      send={count > 0 ? t(isClaimOnly ? 'claim.send' : 'receive.report', { count }) : t('receive.all')}
      whyNot={isClaimOnly && count === 0 && t('claim.nothing')}
      onClose={onClose}
    >
      <p>{t(isClaimOnly ? 'claim.text' : 'receive.text')}</p>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <LineReport
            key={line.id}
            line={line}
            report={reports[line.id]}
            onChange={(report) => setReports((all) => ({ ...all, [line.id]: report }))}
          />
        ))}
      </ul>
    </FormSheet>
  )
}

type LineProps = { line: ShipmentLine; report: Report | undefined; onChange: (report: Report) => void }
const nothing: Report = { missing: 0, damaged: 0, note: '', photos: [] }

function LineReport({ line, report = nothing, onChange }: LineProps) {
  const t = useT('shipments')
  const { name, colour, size, quantity, claimed } = line
  const maxUnits = quantity - claimed
  const label = [name, colour, size].filter(Boolean).join(', ')
  const set = (change: Partial<Report>) => onChange({ ...report, ...change })
  return (
    <Stack as="li" className={styles.report}>
      <p className={styles.name}>
        <bdi>{label}</bdi>
      </p>
      <p className="caption num">{t('units', { count: quantity })}</p>
      <div className={styles.pair}>
        <Quantity
          label={t('missing.of', { name: label })}
          value={report.missing}
          max={maxUnits - report.damaged}
          onChange={(missing) => set({ missing })}
        />
        <Quantity
          label={t('damaged.of', { name: label })}
          value={report.damaged}
          max={maxUnits - report.missing}
          onChange={(damaged) => set({ damaged })}
        />
      </div>
      <div className={styles.pair}>
        <span className="caption">{t('MISSING')}</span>
        <span className="caption">{t('DAMAGED')}</span>
      </div>
      {report.missing + report.damaged > 0 && (
        <>
          <TextAreaField
            label={t('note.of', { name: label })}
            isOptional
            maxLength={1_000}
            rows={2}
            value={report.note}
            onChange={(note) => set({ note })}
          />
          <ClaimPhotos photos={report.photos} onChange={(photos) => set({ photos })} />
        </>
      )}
    </Stack>
  )
}
