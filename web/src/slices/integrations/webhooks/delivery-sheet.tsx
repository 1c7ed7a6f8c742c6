import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { SideSheet } from '../../../ui/overlays/side-sheet.tsx'
import { Moment } from '../../../ui/values/date.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { useDelivery, useIntegrationWrite, useMayIntegrate } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'

/** One message: what was sent, and what each try was answered. */
export function DeliverySheet({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useT('integrations')
  const format = useFormat()
  const query = useDelivery(id)
  const repeat = useIntegrationWrite('repeatDelivery')
  const mayWrite = useMayIntegrate()
  return (
    <SideSheet
      isOpen
      title={t('delivery')}
      onClose={onClose}
      actions={
        mayWrite && (
          <Button look="primary" isBusy={repeat.isPending} onClick={() => repeat.mutate({ id })}>
            {t('delivery.repeat')}
          </Button>
        )
      }
    >
      <QueryView query={query} skeleton={<TableSkeleton columns={2} />}>
        {({ body, attempts }) => (
          <Stack gap={16}>
            <h3>{t('delivery.body')}</h3>
            <pre className={styles.code}>{pretty(body)}</pre>
            <h3>{t('delivery.attempts')}</h3>
            {attempts.length === 0 && <p>{t('delivery.waiting')}</p>}
            {attempts.map((attempt) => (
              <article key={attempt.id} className={styles.card}>
                <div className={styles.head}>
                  <Moment value={attempt.at} look="both" />
                  <Tag tone={attempt.isOk ? 'ok' : 'bad'}>{attempt.status ?? t('delivery.noAnswer')}</Tag>
                </div>
                <span className={styles.quiet}>{t('delivery.ms', { ms: format.number(attempt.ms) })}</span>
                {attempt.failure && <p className={styles.problem}>{attempt.failure}</p>}
                <details>
                  <summary>{t('delivery.headers')}</summary>
                  <pre className={styles.code}>
                    {Object.entries(attempt.requestHeaders)
                      .map(([name, value]) => `${name}: ${value}`)
                      .join('\n')}
                  </pre>
                </details>
                {attempt.answer && (
                  <details>
                    <summary>{t('delivery.answer')}</summary>
                    <pre className={styles.code}>{attempt.answer}</pre>
                  </details>
                )}
              </article>
            ))}
          </Stack>
        )}
      </QueryView>
    </SideSheet>
  )
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}
