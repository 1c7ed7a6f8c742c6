import { IconHistory, IconPlus } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { id as idField, oneOf, useUrlState } from '../../lib/url/url-state.ts'
import { useIsOnline } from '../../ui/feedback/use-online.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { QueryFailure } from '../../ui/feedback/query-failure.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { useAssistantWrite, useConversation } from './assistant.data.ts'
import { BriefChips } from './brief-chips.tsx'
import { ChatPanel } from './chat-panel.tsx'
import styles from './retailer-ai-page.module.css'
import { SelectionSkeleton } from './selection-skeleton.tsx'
import { useChat } from './use-chat.ts'
import { Welcome } from './welcome.tsx'

const HistorySheet = lazyDialog(async () => (await import('./history-sheet.tsx')).HistorySheet)
const SelectionView = lazyPart(async () => (await import('./selection-view.tsx')).SelectionView)

const fields = { conversation: idField, view: oneOf(['chat', 'selection'], 'chat') }

/** /retailer-ai: what is said on one side, what is selected on the other; on a phone one at a time. */
export function RetailerAiPage() {
  const t = useT('assistant')
  const [{ conversation: id, view }, change] = useUrlState(fields)
  const [isHistory, setHistory] = useState(false)
  const isOnline = useIsOnline()
  const query = useConversation(id)
  const { running, send, dismiss } = useChat(id, (next) => change({ conversation: next }, { replace: true }))
  const setBrief = useAssistantWrite('setBrief')
  const conversation = id ? query.data : undefined
  const isWorking = Boolean((running && !running.failure) || conversation?.isRunning)
  const isLoading = id !== null && query.isPending
  const hasSelection = Boolean(conversation?.selection) || isWorking || isLoading
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <>
          <Button
            look="quiet"
            icon={<IconHistory size={18} stroke={1.7} aria-hidden />}
            onClick={() => setHistory(true)}
          >
            {t('history')}
          </Button>
          <Button
            icon={<IconPlus size={18} stroke={1.7} aria-hidden />}
            whyNot={isWorking && t('button.busy')}
            onClick={() => {
              dismiss()
              change({ conversation: null, view: null })
            }}
          >
            {t('new')}
          </Button>
        </>
      }
    >
      {!isOnline && (
        <div className={styles.notice}>
          <Notice kind="warning">{t('offline')}</Notice>
        </div>
      )}
      {id && query.error && !conversation ? (
        <QueryFailure error={query.error} retry={query.refetch} isPage={false} />
      ) : (
        <>
          <div className={styles.switch} data-empty={hasSelection ? undefined : ''}>
            <Segmented
              label={t('view')}
              isWide
              value={view}
              segments={[
                { value: 'chat', label: t('view.chat') },
                { value: 'selection', label: t('view.selection') },
              ]}
              onChange={(next) => change({ view: next }, { replace: true })}
            />
          </div>
          <div className={styles.sides} data-view={hasSelection ? view : 'both'}>
            <div className={styles.chat}>
              <ChatPanel
                conversation={conversation}
                isLoading={isLoading}
                running={running}
                isWorking={isWorking}
                isOnline={isOnline}
                onSend={send}
              />
              {hasSelection && !isLoading && (
                <div className={styles.show}>
                  <Button isWide onClick={() => change({ view: 'selection' }, { replace: true })}>
                    {t('show')}
                  </Button>
                </div>
              )}
            </div>
            <div className={styles.selection}>
              {conversation && Object.keys(conversation.brief).length > 0 && (
                <BriefChips
                  brief={conversation.brief}
                  brandNames={conversation.brandNames}
                  isBusy={setBrief.isPending || isWorking}
                  onChange={(brief) => setBrief.mutateAsync({ id: conversation.id, brief })}
                />
              )}
              {hasSelection ? (
                <Suspense fallback={<SelectionSkeleton />}>
                  {conversation?.selection ? (
                    <SelectionView
                      conversationId={conversation.id}
                      title={conversation.title}
                      selection={conversation.selection}
                      isWorking={isWorking || setBrief.isPending}
                    />
                  ) : (
                    <SelectionSkeleton />
                  )}
                </Suspense>
              ) : (
                <Welcome isDisabled={!isOnline} onPick={(text) => void send(text)} />
              )}
            </div>
          </div>
        </>
      )}
      <Suspense>
        {isHistory && (
          <HistorySheet
            openId={id}
            onClose={() => setHistory(false)}
            onOpen={(next) => {
              setHistory(false)
              dismiss()
              change({ conversation: next, view: null })
            }}
          />
        )}
      </Suspense>
    </Page>
  )
}
