import { type ComponentType, Suspense, lazy, useCallback, useState } from 'react'
import { loadNamespaces } from '../../lib/i18n.ts'
import { useLanguage } from '../../lib/language.ts'
import { useT } from '../../lib/use-t.ts'
import { Confirmations } from '../../ui/confirm.tsx'
import { FormSkeleton } from '../../ui/skeletons.tsx'
import { chunk } from '../lazy-page.ts'
import { Preferences } from '../preferences.tsx'
import styles from './dev-ui-page.module.css'
import { SectionName } from './section-name.tsx'

type Module = Readonly<Record<string, unknown>>

const files = import.meta.glob<Module>('./*-section.tsx')
const sections = Object.entries(files)
  .sort(([one], [other]) => one.localeCompare(other))
  .map(([path, load]) => ({ id: path.replace(/^\.\/|-section\.tsx$/g, ''), Section: lazy(() => sectionOf(load)) }))

async function sectionOf(load: () => Promise<Module>): Promise<{ default: ComponentType }> {
  const [module] = await Promise.all([chunk(load), loadNamespaces('shell')])
  const found = Object.entries(module).find(([name]) => name.endsWith('Section'))
  if (!found) throw new Error('A section file exports one component whose name ends in Section.')
  return { default: found[1] as ComponentType }
}

/** /dev/ui: every part of the design system, alive. In the demo only. */
export function DevUiPage() {
  const t = useT('dev-ui')
  const language = useLanguage()
  const [names, setNames] = useState<Readonly<Record<string, string>>>({})
  const name = useCallback((id: string, text: string) => setNames((now) => ({ ...now, [id]: text })), [])
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
              <a href={`#at-${id}`}>{names[id] ?? id}</a>
            </li>
          ))}
        </ul>
        <Preferences />
      </nav>
      <div className={styles.sections}>
        <Confirmations>
          {sections.map(({ id, Section }) => (
            <div key={id} id={`at-${id}`}>
              <Suspense fallback={<FormSkeleton />}>
                <Section />
                <SectionName key={language} id={id} onName={name} />
              </Suspense>
            </div>
          ))}
        </Confirmations>
      </div>
    </div>
  )
}
