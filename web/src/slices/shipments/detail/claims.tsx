import type { Claim, Shipment } from '@souk/contract/shipments/shipment-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { Link } from 'react-router'
import { useT } from '../../../lib/language/use-t.ts'
import { useTradeLinks } from '../../../lib/session/viewed-entity.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Linked } from '../../../ui/layout/linked.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { Tag, type Tone } from '../../../ui/values/status.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { TitledCard } from '../../../ui/layout/titled-card.tsx'
import styles from '../model/shipment.module.css'

const AnswerDialog = lazyDialog(async () => (await import('./answer-claim-dialog.tsx')).AnswerClaimDialog)
const tones: Record<Claim['status'], Tone> = { OPEN: 'warn', REPLACED: 'info', CREDITED: 'ok', REFUSED: 'bad' }

/** What was missing or damaged, and what the brand answered. */
export function Claims({ shipment }: { shipment: Shipment }) {
  const t = useT('shipments')
  const links = useTradeLinks()
  const [answering, setAnswering] = useState<Claim | null>(null)
  const lines = new Map(shipment.lines.map((line) => [line.id, line]))
  return (
    <TitledCard title={t('claims')}>
      <ul className={styles.claims}>
        {shipment.claims.map((claim) => {
          const line = lines.get(claim.shipmentLineId)!
          const { id, kind, quantity, note, photos, status, answer, replacement, creditNote, madeAt } = claim
          return (
            <Stack key={id} as="li" gap={8} className={styles.claim}>
              <Row gap={12}>
                <Tag tone={tones[status]}>{t(`claim.${status}`)}</Tag>
                <b dir="auto">{[line.name, line.colour, line.size].filter(Boolean).join(', ')}</b>
                <span>{t(`claim.${kind}`, { count: quantity })}</span>
                <span className="caption">
                  <Moment value={madeAt} look="both" />
                </span>
              </Row>
              {note && <p dir="auto">{note}</p>}
              {photos.length > 0 && (
                <ul className={styles.photos} aria-label={t('photos')}>
                  {photos.map((photo, at) => (
                    <li key={photo}>
                      <Picture source={photo} alt={t('photo', { number: at + 1 })} shape="square" sizes="72px" />
                    </li>
                  ))}
                </ul>
              )}
              {answer && (
                <p dir="auto">
                  <b>{t('answer')}</b> {answer}
                </p>
              )}
              {replacement && (
                <Link to={links.shipment(replacement.id)}>
                  {t('answer.replacement', { number: replacement.number })}
                </Link>
              )}
              {creditNote && (
                <Linked to={links.invoice(creditNote.id)}>
                  {t('answer.creditNote', { number: creditNote.number })}
                </Linked>
              )}
              {status === 'OPEN' && shipment.may.answerClaims && (
                <Row>
                  <Button size="small" look="primary" onClick={() => setAnswering(claim)}>
                    {t('claim.answer')}
                  </Button>
                </Row>
              )}
            </Stack>
          )
        })}
      </ul>
      <Suspense>{answering && <AnswerDialog claim={answering} onClose={() => setAnswering(null)} />}</Suspense>
    </TitledCard>
  )
}
