import type { Store } from '@souk/contract/integrations/store-shapes.ts'
import { useRef } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useIntegrationWrite, useMayChangeAccess } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'

/** The feed as a file: csv, json or xml. */
export function FeedFile({ store: { id, fileName } }: { store: Store }) {
  const t = useT('integrations')
  const put = useIntegrationWrite('putFeed')
  const input = useRef<HTMLInputElement>(null)
  if (!useMayChangeAccess()) return null
  return (
    <Row>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={t('stores.file')}
        accept=".csv,.json,.xml,.txt,.tsv"
        onChange={(event) => {
          const [file] = event.target.files ?? []
          if (file) put.mutate({ id, file })
          event.target.value = '' // lets the same file be chosen again
        }}
      />
      <Button isBusy={put.isPending} onClick={() => input.current?.click()}>
        {fileName ? t('stores.file.replace') : t('stores.file')}
      </Button>
      {fileName && <bdi className={styles.quiet}>{fileName}</bdi>}
    </Row>
  )
}
