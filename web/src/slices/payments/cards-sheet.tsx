import type { Card } from '@souk/contract/payments/payments.contract.ts'
import { useState } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../../ui/layout/button.tsx'
import { useConfirm } from '../../ui/overlays/confirm.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { SideSheet } from '../../ui/overlays/side-sheet.tsx'
import { CardStepSheet } from './card-step-sheet.tsx'
import { cardName, expiryOf, hurdleOf } from './card-words.ts'
import { useCards, useCardWrite } from './payments.data.ts'
import styles from './payments.module.css'

type Props = { onRemoved: (id: string) => void; onConfirmed: (id: string) => void; onClose: () => void }

/** All saved cards: what waits for a code is confirmed here, what is no longer needed is removed. */
export function CardsSheet({ onRemoved, onConfirmed, onClose }: Props) {
  const t = useT('payments')
  const cards = useCards()
  const [asked, setAsked] = useState<Card | null>(null)
  if (asked) {
    return <CardStepSheet card={asked} onConfirmed={({ id }) => onConfirmed(id)} onClose={() => setAsked(null)} />
  }
  return (
    <SideSheet isOpen title={t('manage.title')} onClose={onClose}>
      <QueryView query={cards} empty={(saved) => saved.length === 0 && t('none')}>
        {(saved) => (
          <ul className={styles.list}>
            {saved.map((card) => (
              <CardRow key={card.id} card={card} onRemoved={onRemoved} onStep={() => setAsked(card)} />
            ))}
          </ul>
        )}
      </QueryView>
    </SideSheet>
  )
}

type RowProps = { card: Card; onRemoved: (id: string) => void; onStep: () => void }

function CardRow({ card, onRemoved, onStep }: RowProps) {
  const t = useT('payments')
  const confirm = useConfirm()
  const write = useCardWrite('removeCard')
  const name = cardName(card)
  const hurdle = hurdleOf(card)

  async function remove(): Promise<void> {
    const question = { title: t('remove.title', { card: name }), text: t('remove.text'), yes: t('remove.yes') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    try {
      await write.mutateAsync({ id: card.id })
      onRemoved(card.id)
    } catch {
      // The failure was shown already, and the list was asked for again.
    }
  }
  return (
    <li className={styles.row}>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.does}>
          <bdi>{card.holder}</bdi>
        </span>
        <span className={styles.does}>
          {hurdle ? t(`hurdle.${hurdle}`) : t('validUntil', { date: `\u2066${expiryOf(card)}\u2069` })}
        </span>
      </span>
      {hurdle === 'needsStep' && (
        <Button size="small" onClick={onStep} aria-label={t('confirmOf', { card: name })}>
          {t('step.confirm')}
        </Button>
      )}
      <Button
        size="small"
        look="quiet"
        isBusy={write.isPending}
        onClick={() => void remove()}
        aria-label={t('removeOf', { card: name })}
      >
        {t('form.remove')}
      </Button>
    </li>
  )
}
