import type { AudienceCount, BroadcastContent } from '@souk/contract/messaging/broadcasts.contract.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import styles from './broadcasts.module.css'
import { useWrite } from './broadcasts.data.ts'

type Props = { content: BroadcastContent; people: AudienceCount['sample']; onClose: () => void }

/** The mail exactly as one recipient would get it: what that retailer may not see is absent. */
export function PreviewDialog({ content, people, onClose }: Props) {
  const t = useT('broadcast')
  const [userId, setUser] = useState(people[0]?.userId ?? '')
  const preview = useWrite('preview')
  const look = useEffectEvent((who: string) => preview.mutate({ content, ...(who && { userId: who }) }))
  useEffect(() => look(userId), [userId])
  const { data } = preview
  return (
    <Dialog isOpen title={t('preview.title')} size="wide" onClose={onClose}>
      <Stack gap={16}>
        <SelectField
          label={t('preview.as')}
          options={[
            { value: '', label: t('preview.self') },
            ...people.map((one) => ({ value: one.userId, label: `${one.name} · ${one.retailerName}` })),
          ]}
          value={userId}
          onChange={(next) => setUser(next ?? '')}
        />
        {data && data.hiddenCards > 0 && (
          <Notice kind="info">{t('preview.hidden', { total: data.hiddenCards })}</Notice>
        )}
        {data && (
          <>
            <p>
              <strong dir="auto">{data.subject}</strong>
            </p>
            {/* Without allow-scripts nothing in it runs. */}
            <iframe className={styles.mail} sandbox="allow-same-origin" title={t('preview.title')} srcDoc={data.html} />
          </>
        )}
      </Stack>
    </Dialog>
  )
}
