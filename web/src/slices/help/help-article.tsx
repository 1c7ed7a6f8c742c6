import { useT } from '../../lib/language/use-t.ts'
import { useOwnTitle } from '../../lib/own-title.ts'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { StatePanel } from '../../ui/feedback/state-panel.tsx'
import { ButtonLink } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import styles from './help-page.module.css'
import { type Topic, paragraphKeys, topics } from './topics.ts'

export function HelpArticle({ id }: { id: string }) {
  const t = useT('help')
  const topic = topics.find((one) => one.id === id)
  if (topic) return <Article topic={topic} />
  return <StatePanel isPage title={t('missing')} action={<ButtonLink to="/help">{t('all')}</ButtonLink>} />
}

function Article({ topic }: { topic: Topic }) {
  const t = useT('help')
  const isOpen = useCanNavigate()
  const { entityType } = useSession()
  const page = topic.pages.find(isOpen)
  const title = t(`${topic.id}.title`)
  useOwnTitle(title)
  return (
    <Page
      title={title}
      lead={t(`${topic.id}.lead`)}
      crumbs={[{ label: t('titles.help'), to: '/help' }]}
      actions={page && <ButtonLink to={page}>{t('open')}</ButtonLink>}
    >
      <ul className={styles.article}>
        {paragraphKeys(topic, entityType).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
    </Page>
  )
}
