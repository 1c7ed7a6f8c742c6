import type { ComponentType } from 'react'
import { Preferences } from '../src/app/shell/account/preferences.tsx'
import styles from './gallery-page.module.css'
import { useWords } from './words.ts'

const files = import.meta.glob<Readonly<Record<string, ComponentType>>>('./*-section.tsx', { eager: true })
/** In the order of the page: first what is looked at, then what is worked with. */
const order = [
  'show-facts',
  'show-layout',
  'show-page',
  'show-table',
  'show-lists',
  'show-charts',
  'show-history',
  'show-guide',
  'input-text',
  'input-choice',
  'input-form',
  'input-dialog',
  'input-matrix',
  'input-picture',
  'input-upload',
  'input-paper',
  'show-palette',
  'shell',
]
const sections = order.map((id) => ({ id, Section: sectionOf(files[`./${id}-section.tsx`] ?? {}) }))

function sectionOf(module: Readonly<Record<string, ComponentType>>): ComponentType {
  const found = Object.entries(module).find(([name]) => name.endsWith('Section'))
  if (!found) throw new Error('A section file exports one component whose name ends in Section.')
  return found[1]
}

/** Every part of the design system, alive. */
export function GalleryPage() {
  const t = useWords()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1>{t('title')}</h1>
        <p className={styles.lead}>{t('lead')}</p>
      </header>
      <nav aria-label={t('index')} className={styles.index}>
        <ul>
          {sections.map(({ id }) => (
            <li key={id}>
              <a href={`#at-${id}`}>{t(`section.${id}`)}</a>
            </li>
          ))}
        </ul>
        <Preferences />
      </nav>
      <div className={styles.sections}>
        {sections.map(({ id, Section }) => (
          <section key={id} id={`at-${id}`} aria-labelledby={`${id}-title`} className={styles.section}>
            <h2 id={`${id}-title`}>{t(`section.${id}`)}</h2>
            <Section />
          </section>
        ))}
      </div>
    </div>
  )
}
