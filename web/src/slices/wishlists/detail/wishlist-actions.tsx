import { IconShare3 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useNavigate } from 'react-router'
import { OrderFrom } from '../../../lib/product-acts.tsx'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { DownloadMenu } from '../../../ui/overlays/download-menu.tsx'
import { ListMenu } from '../menu/wishlist-menu.tsx'
import { type ShownList, useWrite } from '../model/wishlists.data.ts'
import styles from './wishlist-view.module.css'
import { listsPath, useNoun } from '../model/wishlist-words.ts'

const ShareSheet = lazyDialog(async () => (await import('../share/share-sheet.tsx')).ShareSheet)

export function ListActions({ list }: { list: ShownList }) {
  const t = useT('wishlists')
  const noun = useNoun()
  const navigate = useNavigate()
  const language = useLanguage()
  const form = useWrite('downloadOrderForm')
  const [isSharing, setSharing] = useState(false)
  return (
    <Row>
      {list.mayManage && (
        <Button
          look="primary"
          icon={<IconShare3 size={17} stroke={1.7} aria-hidden />}
          onClick={() => setSharing(true)}
        >
          {t('share')}
        </Button>
      )}
      {list.linesCount > 0 && (
        <OrderFrom of={{ wishlistId: list.id, name: list.name }} waiting={<span className={styles.soon} />} />
      )}
      {list.linesCount > 0 && (
        <DownloadMenu
          isBusy={form.isPending}
          atOnce={{ orderForm: () => form.mutate({ id: list.id, language }) }}
          of={{
            type: noun === 'selection' ? 'selectionExport' : 'wishlistExport',
            input: { wishlistId: list.id },
            formats: ['pdf', 'xlsx', 'pptx', 'orderForm', 'orderFormWithImages'],
          }}
        />
      )}
      <ListMenu list={list} onGone={() => void navigate(listsPath(noun))} />
      {isSharing && (
        <Suspense>
          <ShareSheet list={list} onClose={() => setSharing(false)} />
        </Suspense>
      )}
    </Row>
  )
}
