import type { Card } from '@souk/contract/payments/payments.contract.ts'
import { IconCreditCard, IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useSettings } from '../../lib/settings.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../../ui/layout/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { RadioCards } from '../../ui/choices/radio-cards.tsx'
import { CardAddSheet } from './card-add-sheet.tsx'
import { cardName, expiryOf, hurdleOf } from './card-words.ts'
import { CardsSheet } from './cards-sheet.tsx'
import { useCards, useCardWrite } from './payments.data.ts'
import { useFinishedSetup } from './use-finished-setup.ts'
import styles from './payments.module.css'

type Props = { value: string | null; onChange: (cardId: string | null) => void; error?: string }

/** One of the retailer's saved cards, or a new one. */
export function CardChoice({ value, onChange, error }: Props) {
  const t = useT('payments')
  const cards = useCards()
  const [open, setOpen] = useState<'add' | 'manage' | null>(null)
  const close = () => setOpen(null)
  const { cardProvider, isStripeTest } = useSettings()
  const isTest = cardProvider !== 'stripe'
  const setup = useCardWrite('beginSetup')
  useFinishedSetup(onChange)
  /** A real provider takes the card on its own page and sends people back here. */
  async function add(): Promise<void> {
    if (isTest) return setOpen('add')
    const { url } = await setup.mutateAsync({ returnTo: window.location.pathname })
    if (url) window.location.assign(url)
    else setOpen('add') // a demo entity uses test cards
  }
  return (
    <Stack gap={16}>
      {isTest && (
        <Notice kind="info" title={t('test.title')}>
          {t('test.text')}
        </Notice>
      )}
      {isStripeTest && (
        <Notice kind="warning" title={t('stripeTest.title')}>
          {t('stripeTest.text')}
        </Notice>
      )}
      <QueryView query={cards}>
        {(saved) => (
          <>
            {saved.length === 0 ? (
              <p className={styles.none}>{t('none')}</p>
            ) : (
              <Saved saved={saved} value={value} onChange={onChange} />
            )}
            {error && !value && <Notice>{error}</Notice>}
            <Row className={styles.actions}>
              <Button
                icon={<IconPlus size={16} stroke={1.8} aria-hidden />}
                isBusy={setup.isPending}
                onClick={() => void add()}
              >
                {t('add')}
              </Button>
              {saved.length > 0 && (
                <Button look="quiet" onClick={() => setOpen('manage')}>
                  {t('manage')}
                </Button>
              )}
            </Row>
          </>
        )}
      </QueryView>
      {open === 'add' && <CardAddSheet onSaved={({ id }) => onChange(id)} onClose={close} />}
      {open === 'manage' && (
        <CardsSheet onRemoved={(id) => id === value && onChange(null)} onConfirmed={onChange} onClose={close} />
      )}
    </Stack>
  )
}

function Saved({ saved, value, onChange }: Pick<Props, 'value' | 'onChange'> & { saved: readonly Card[] }) {
  const t = useT('payments')
  return (
    <RadioCards
      label={t('choose')}
      value={value ?? ''}
      onChange={onChange}
      cards={saved.map((card) => {
        const hurdle = hurdleOf(card)
        return {
          value: card.id,
          label: cardName(card),
          hint: hurdle ? t(`hurdle.${hurdle}`) : t('validUntil', { date: `\u2066${expiryOf(card)}\u2069` }),
          isDisabled: hurdle !== null,
          icon: <IconCreditCard size={20} stroke={1.6} aria-hidden />,
        }
      })}
    />
  )
}
