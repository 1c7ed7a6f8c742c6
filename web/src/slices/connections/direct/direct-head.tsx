import type { direct } from '@souk/contract/connections/direct.contract.ts'
import { IconDownload, IconFileImport, IconUserPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { download } from '../../../lib/server/download.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import type { DirectOpen } from './direct-tab.tsx'
import styles from '../model/connections.module.css'

const look = { size: 16, stroke: 1.8, 'aria-hidden': true } as const

/** What the list is, and the ways to make it longer or take it along. */
export function DirectHead({ mayWrite, onOpen }: { mayWrite: boolean; onOpen: (open: DirectOpen) => void }) {
  const t = useT('connections')
  const [isExporting, setExporting] = useState(false)
  async function take(): Promise<void> {
    setExporting(true)
    await download<typeof direct.export>('/api/v2/users/direct/export', {}).catch(() => {}) // it was announced
    setExporting(false)
  }
  return (
    <Row gap={24} isSpread>
      <p className={styles.text}>{t('direct.text')}</p>
      <Row as="span">
        <Button icon={<IconDownload {...look} />} isBusy={isExporting} onClick={() => void take()}>
          {t('direct.export')}
        </Button>
        {mayWrite && (
          <>
            <Button icon={<IconFileImport {...look} />} onClick={() => onOpen({ is: 'import' })}>
              {t('direct.import')}
            </Button>
            <Button
              look="primary"
              icon={<IconUserPlus {...look} />}
              onClick={() => onOpen({ is: 'entry', retailer: null })}
            >
              {t('direct.add')}
            </Button>
          </>
        )}
      </Row>
    </Row>
  )
}
