import { type ComponentType, lazy, useEffect } from 'react'
import { loadNamespaces } from '../../lib/language/i18n.ts'
import { mark, useUrlState } from '../../lib/url/url-state.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Confirmations } from '../../ui/overlays/confirm.tsx'
import { chunk } from '../../lib/code/chunk.ts'
import { Preferences } from '../shell/account/preferences.tsx'
import { CataloguePart } from './catalogue-part.tsx'
import styles from './dev-ui-page.module.css'
import { useAllWanted } from './use-all-wanted.ts'

type Module = Readonly<Record<string, unknown>>

const files = import.meta.glob<Module>('./*-section.tsx')
/** In the order of the page: first what is looked at, then what is worked with. */
const order = [
  'show-facts',
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
const sections = order.map((id) => ({ id, Section: lazy(() => sectionOf(files[`./${id}-section.tsx`]!)) }))

async function sectionOf(load: () => Promise<Module>): Promise<{ default: ComponentType }> {
  const [module] = await Promise.all([chunk(load), loadNamespaces('shell')])
  const found = Object.entries(module).find(([name]) => name.endsWith('Section'))
  if (!found) throw new Error('A section file exports one component whose name ends in Section.')
  return { default: found[1] as ComponentType }
}

/** /dev/ui: every part of the design system, alive. In the demo only. `?all` shows all of it at once. */
export function DevUiPage() {
  const t = useT('dev-ui')
  const [{ all }] = useUrlState({ all: mark })
  const isAllWanted = useAllWanted() || all
  useEffect(() => {
    if (location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView()
  }, [])
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
        <Confirmations>
          {sections.map(({ id, Section }) => (
            <CataloguePart key={id} id={`at-${id}`} title={t(`section.${id}`)} isWanted={isAllWanted}>
              <Section />
            </CataloguePart>
          ))}
        </Confirmations>
      </div>
    </div>
  )
}
