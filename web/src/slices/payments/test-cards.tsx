import { testCards } from '@souk/contract/payments/test-cards.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../../ui/layout/button.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { brandName } from './card-words.ts'
import styles from './payments.module.css'

/** As they stand on the card. */
const inGroups = (number: string) =>
  number.length === 15 ? number.replace(/(\d{4})(\d{6})/, '$1 $2 ') : number.replace(/(\d{4})(?=\d)/g, '$1 ')

/** The cards that work here, and what each of them does. */
export function TestCards({ onUse }: { onUse: (number: string) => void }) {
  const t = useT('payments')
  return (
    <Notice kind="info" title={t('test.title')}>
      <p className={styles.text}>{t('test.cards')}</p>
      <ul className={styles.tests}>
        {testCards.map(({ number, brand, does }) => (
          <li key={number} className={styles.test}>
            <span>
              <bdi className="num" dir="ltr">
                {inGroups(number)}
              </bdi>
              <span className={styles.does}>{t(`test.${does}`, { brand: brandName(brand) })}</span>
            </span>
            <Button size="small" onClick={() => onUse(inGroups(number))} aria-label={t('test.useOf', { number })}>
              {t('test.use')}
            </Button>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
