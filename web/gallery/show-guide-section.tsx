import { useState } from 'react'
import { Button } from '../src/ui/layout/button.tsx'
import { Checklist } from '../src/ui/layout/checklist.tsx'
import { CopyField } from '../src/ui/fields/copy-field.tsx'
import { Stepper } from '../src/ui/layout/stepper.tsx'
import styles from './show-guide-section.module.css'
import { Line, ShowSection, Specimen } from './show-frame.tsx'
import { useWords } from './words.ts'

const steps = ['account', 'company', 'segments', 'documents', 'addresses', 'terms', 'review']
const tasks = ['profile', 'segmentation', 'documents', 'address', 'order', 'team']

/** Steppers and checklists. */
export function ShowGuideSection() {
  const t = useWords()
  const [at, setAt] = useState(2)
  const way = steps.map((key) => ({ key, label: t(`steps.${key}`) }))
  const items = tasks.map((key, index) => ({
    key,
    label: t(`tasks.${key}`),
    to: `?task=${key}`,
    isDone: [0, 1, 3].includes(index),
  }))
  return (
    <ShowSection>
      <Specimen title={t('guide.stepper')} isBoxed>
        <Stepper steps={way} current={at} label={t('guide.stepper')} onStep={setAt} />
        <div className={styles.below}>
          <Line>
            <Button whyNot={at === 0 && t('steps.account')} onClick={() => setAt(at - 1)}>
              {t('guide.back')}
            </Button>
            <Button look="primary" whyNot={at === steps.length && t('steps.review')} onClick={() => setAt(at + 1)}>
              {t('guide.next')}
            </Button>
          </Line>
        </div>
      </Specimen>
      <Specimen title={t('guide.narrow')}>
        <div className={styles.narrow}>
          <Stepper steps={way} current={4} label={t('guide.narrow')} />
        </div>
      </Specimen>
      <Specimen title={t('guide.checklist')}>
        <div className={styles.cards}>
          <div className={styles.card}>
            <Checklist title={t('facts.checklist')} items={items}>
              <Button look="primary">{t('guide.tour')}</Button>
              <Button look="quiet">{t('guide.help')}</Button>
            </Checklist>
          </div>
          <div className={styles.card}>
            <Checklist title={t('guide.ready')} items={items.map((item) => ({ ...item, isDone: true }))} />
          </div>
        </div>
      </Specimen>
      <Specimen title={t('guide.copy')}>
        <div className={styles.cards}>
          <CopyField label={t('guide.link')} value="https://souk.test/join/KIN-4821-XR" help={t('guide.linkHelp')} />
          <CopyField label={t('guide.key')} value="sk_live_7f3a9c21d4e8b06517aa42c9e3f18d5b6c0e94a7" />
        </div>
      </Specimen>
    </ShowSection>
  )
}
