import { may } from '@souk/contract/core/abilities.ts'
import { entities } from '@souk/contract/entities/entities.contract.ts'
import type { EntityDocument } from '@souk/contract/entities/entity-shapes.ts'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { useActor } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { DocumentList } from './document-list.tsx'
import { DocumentSheet } from './document-sheet.tsx'
import { ListHead } from '../profile/list-head.tsx'
import { useChangeDocuments, useDocuments } from '../profile/profile.data.ts'

type Open = { document: EntityDocument | null; file: File | null }

/** The papers a company is known by, and how each of them stands. */
export function DocumentTab() {
  const t = useT('profile')
  const actor = useActor()
  const confirm = useConfirm()
  const documents = useDocuments()
  const change = useChangeDocuments()
  const [open, setOpen] = useState<Open | null>(null)
  const mayChange = may(actor, entities.setDocuments)
  const add = mayChange && (
    <Button
      look="primary"
      icon={<IconPlus size={16} stroke={2} aria-hidden />}
      onClick={() => setOpen({ document: null, file: null })}
    >
      {t('documents.add')}
    </Button>
  )
  async function remove({ id, name }: EntityDocument): Promise<void> {
    const isYes = await confirm({
      title: t('documents.remove.title', { name: `\u2068${name}\u2069` }),
      text: t('documents.remove.text'),
      yes: t('documents.remove.yes'),
      no: t('keep'),
      isDestructive: true,
    })
    if (isYes) change.mutate((now) => now.filter((one) => one.id !== id))
  }
  return (
    <>
      <QueryView
        query={documents}
        skeleton={<TableSkeleton rows={3} columns={3} />}
        empty={(list) =>
          list.length === 0 && { title: t('documents.empty'), text: t('documents.emptyText'), action: add }
        }
      >
        {(list) => (
          <>
            <ListHead text={t(mayChange ? 'documents.text' : 'readOnly')} action={add} />
            <DocumentList
              documents={list}
              {...(mayChange && {
                onReplace: (document, file) => setOpen({ document, file }),
                onEdit: (document) => setOpen({ document, file: null }),
                onRemove: (document) => void remove(document),
              })}
            />
          </>
        )}
      </QueryView>
      {open && <DocumentSheet {...open} onClose={() => setOpen(null)} />}
    </>
  )
}
