import type { PublishedVersion } from '@souk/contract/legal/legal.contract.ts'
import { useFormat } from '../../lib/language/format.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Row, RuledList, Stack } from '../../ui/layout/stack.tsx'
import { Tag } from '../../ui/values/status.tsx'

type Props = { versions: readonly PublishedVersion[]; current: number | null }

/** All that were published, the newest first; they stay as they are. */
export function VersionList({ versions, current }: Props) {
  const t = useT('legal')
  const format = useFormat()
  return (
    <Stack as="section" gap={12}>
      <h2>{t('versions')}</h2>
      {versions.length === 0 ? (
        <p className="caption">{t('versions.none')}</p>
      ) : (
        <RuledList>
          {versions.map(({ id, number, validFrom, asksAgain, acceptances }) => (
            <Row as="li" key={id} gap={8} isSpread>
              <span>{t('version', { number, day: format.day(validFrom) })}</span>
              <Row gap={8}>
                <span className="caption">{t('acceptances', { count: acceptances })}</span>
                {asksAgain && <Tag tone="warn">{t('asks')}</Tag>}
                {number === current && <Tag tone="ok">{t('holds')}</Tag>}
                {number > (current ?? 0) && <Tag tone="info">{t('waits')}</Tag>}
              </Row>
            </Row>
          ))}
        </RuledList>
      )}
    </Stack>
  )
}
