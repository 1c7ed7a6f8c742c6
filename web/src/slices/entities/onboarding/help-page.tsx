import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { type HelpKind, helpLink } from '../../../lib/help-link.ts'
import { useSettings } from '../../../lib/settings.ts'
import { useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { StatePanel } from '../../../ui/feedback/state-panel.tsx'

/** Help opens in a new tab, and can be opened again here if the browser blocked it. */
function HelpPage({ kind }: { kind: HelpKind }) {
  const t = useT('onboarding')
  const navigate = useNavigate()
  const link = helpLink(useSettings(), kind, useSession())
  const isOpened = useRef(false)
  useEffect(() => {
    if (isOpened.current) return
    isOpened.current = true // once, however often React looks
    window.open(link, '_blank', 'noopener')
  }, [link])
  return (
    <StatePanel
      isPage
      title={t(`${kind}.title`)}
      action={<Button onClick={() => void navigate(-1)}>{t('help.back')}</Button>}
    >
      {t('help.text')}{' '}
      <a href={link} target="_blank" rel="noreferrer">
        {t('help.open')}
      </a>
    </StatePanel>
  )
}

/** /knowledge-center */
export const KnowledgeCenterPage = () => <HelpPage kind="knowledgeCenter" />
/** /souk-academy */
export const AcademyPage = () => <HelpPage kind="academy" />
