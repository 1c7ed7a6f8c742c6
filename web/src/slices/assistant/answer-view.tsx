import type { Answer } from '@souk/contract/assistant/assistant-shapes.ts'
import { Link } from 'react-router'
import { useFormat } from '../../lib/language/format.ts'
import { ButtonLink } from '../../ui/layout/button.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Money } from '../../ui/values/money.tsx'
import styles from './answer-view.module.css'

/** Sentences, the facts behind them, and the screens that show the same figures. */
export function AnswerView({ answer }: { answer: Answer }) {
  const format = useFormat()
  const { sentences, facts, links, notice } = answer
  return (
    <Stack gap={8}>
      {sentences.map(({ key, text }) => (
        <p key={`${key}${text}`} className={styles.sentence}>
          {text}
        </p>
      ))}
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ label, text, money, day, to }) => (
            <li key={`${label}${to}`} className={styles.fact}>
              <span className={styles.words}>
                {to ? (
                  <Link to={to}>
                    <bdi>{label}</bdi>
                  </Link>
                ) : (
                  <bdi>{label}</bdi>
                )}
                <Row as="span" className={styles.quiet}>
                  {[text, day && format.day(day)].filter(Boolean).map((part) => (
                    <bdi key={part}>{part}</bdi>
                  ))}
                </Row>
              </span>
              {money && <Money {...money} />}
            </li>
          ))}
        </ul>
      )}
      {links.length > 0 && (
        <Row>
          {links.map(({ to, label }) => (
            <ButtonLink key={to} to={to} size="small">
              {label}
            </ButtonLink>
          ))}
        </Row>
      )}
      {notice && <p className={styles.notice}>{notice}</p>}
    </Stack>
  )
}
