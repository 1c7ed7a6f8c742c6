import { IconPlayerPlay } from '@tabler/icons-react'
import { Navigate, useParams } from 'react-router'
import { useT } from '../../lib/language/use-t.ts'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { useSettings } from '../../lib/settings.ts'
import { startTour } from '../../lib/tour-progress.ts'
import { text, useUrlState } from '../../lib/url/url-state.ts'
import { StatePanel } from '../../ui/feedback/state-panel.tsx'
import { SearchBox } from '../../ui/fields/search-box.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { HelpArticle } from './help-article.tsx'
import { HelpList } from './help-list.tsx'
import { matches, paragraphKeys, topicOf, topics } from './topics.ts'
import styles from './help-page.module.css'

/** /help/:topic? With `page` in the address it leads to the guide to that page. */
export function HelpPage() {
  const { topic: id } = useParams()
  const [{ page }] = useUrlState({ page: text() })
  if (id !== undefined) return <HelpArticle key={id} id={id} />
  const topic = page ? topicOf(page) : undefined
  return topic ? <Navigate to={`/help/${topic.id}`} replace /> : <HelpIndex />
}

function HelpIndex() {
  const t = useT('help')
  const isOpen = useCanNavigate()
  const { entityType } = useSession()
  const { supportEmail } = useSettings()
  const [{ q }, change] = useUrlState({ q: text() })
  const isTrader = entityType === 'brand' || entityType === 'retailer'
  const found = topics.filter(
    (one) =>
      one.pages.some(isOpen) &&
      matches(
        [`${one.id}.title`, `${one.id}.lead`, ...paragraphKeys(one, entityType)].map((key) => t(key)),
        q,
      ),
  )
  return (
    <Page
      title={t('titles.help')}
      lead={t('lead')}
      actions={
        isTrader && (
          <Button icon={<IconPlayerPlay size={16} stroke={1.7} aria-hidden />} onClick={startTour}>
            {t('tour')}
          </Button>
        )
      }
    >
      <div className={styles.tools}>
        <SearchBox label={t('search')} value={q} onSearch={(next) => change({ q: next }, { replace: true })} />
      </div>
      {found.length > 0 ? <HelpList topics={found} /> : <StatePanel title={t('none')} />}
      {supportEmail && (
        <p>
          {t('support')} <a href={`mailto:${supportEmail}`}>{supportEmail}</a>
        </p>
      )}
    </Page>
  )
}
