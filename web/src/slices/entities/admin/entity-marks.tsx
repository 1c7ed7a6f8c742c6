import type { AdminEntity } from '@souk/contract/entities/admin.contract.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'

/** What an admin has given to an entity, and what waits for one. */
export function EntityMarks({ entity }: { entity: AdminEntity }) {
  const t = useT('admin')
  const marks = (['isPremium', 'isDemo', 'isAnalyticsEnabled', 'isLeadAIEnabled'] as const).filter((one) => entity[one])
  return (
    <Row as="span" gap={4}>
      {entity.pendingDocuments > 0 && (
        <Tag tone="warn">{t('documentsWaiting', { count: entity.pendingDocuments })}</Tag>
      )}
      {entity.analyticsAskedAt && <Tag tone="warn">{t('marks.analyticsAsked')}</Tag>}
      {entity.access.map((one) => (
        <Tag key={one} tone="info">
          {t(`access.${one}`)}
        </Tag>
      ))}
      {marks.map((mark) => (
        <Tag key={mark}>{t(`marks.${mark}`)}</Tag>
      ))}
    </Row>
  )
}
