import { IconArrowUpRight } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './welcome.module.css'

const examples = ['linen', 'knitwear', 'wedding', 'owe', 'bought', 'deadlines'] as const

/** What can be asked, each ready to be sent. */
export function Welcome({ isDisabled, onPick }: { isDisabled: boolean; onPick: (text: string) => void }) {
  const t = useT('assistant')
  return (
    <section className={styles.welcome} aria-labelledby="assistant-welcome">
      <h2 id="assistant-welcome" className={styles.title}>
        {t('welcome.title')}
      </h2>
      <p className={styles.text}>{t('welcome.text')}</p>
      <ul className={styles.examples}>
        {examples.map((name) => (
          <li key={name}>
            <button
              type="button"
              className={styles.example}
              disabled={isDisabled}
              onClick={() => onPick(t(`example.${name}`))}
            >
              <span>{t(`example.${name}`)}</span>
              <IconArrowUpRight size={16} stroke={1.7} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}
