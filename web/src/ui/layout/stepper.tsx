import { IconCheck } from '@tabler/icons-react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './stepper.module.css'

export type Step = { key: string; label: string }
type Props = {
  steps: readonly Step[]
  current: number // counted from nought; past the last, all of them are done
  label?: string
  onStep?: (at: number) => void // with it one can go back to what is done, never ahead
}

/** Where one is on a way of several screens. Narrow, only the step of the moment keeps its name. */
export function Stepper({ steps, current, label, onStep }: Props) {
  const t = useT('ui')
  const at = Math.min(current, steps.length - 1)
  return (
    <nav aria-label={label ?? t('steps.label')} className={styles.stepper}>
      <output className={styles.now}>
        <span className={`${styles.count} num`}>{t('steps.at', { at: at + 1, of: steps.length })}</span>
        <span className={styles.name}>{steps[at]?.label}</span>
      </output>
      <ol className={styles.steps}>
        {steps.map(({ key, label }, index) => {
          const state = index < current ? 'done' : index === current ? 'current' : 'next'
          const words = <Words number={index + 1} label={label} isDone={state === 'done'} />
          return (
            <li key={key} data-state={state} aria-current={state === 'current' ? 'step' : undefined}>
              {state === 'done' && onStep ? (
                <button type="button" className={styles.step} onClick={() => onStep(index)}>
                  {words}
                </button>
              ) : (
                <span className={styles.step}>{words}</span>
              )}
            </li>
          )
        })}
      </ol>
    </nav>
  )
}

function Words({ number, label, isDone }: { number: number; label: string; isDone: boolean }) {
  const t = useT('ui')
  return (
    <span className={styles.words}>
      <span className={`${styles.number} num`}>
        {isDone ? <IconCheck size={14} stroke={2.2} aria-hidden /> : <span aria-hidden>{number}</span>}
      </span>
      <span className={styles.label}>{label}</span>
      {isDone && <span className="hidden-text">{t('steps.done')}</span>}
    </span>
  )
}
