import type { Collection } from '@souk/contract/catalog/collection-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../../lib/code/lazy-dialog.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { nextStep } from './collection-steps.ts'
import { useCollectionWrite } from '../model/collection-writes.data.ts'
import styles from './collection-step.module.css'

const ExtendDialog = lazyDialog(async () => (await import('../collections/collection-extend-dialog.tsx')).ExtendDialog)
const SubmitDialog = lazyDialog(async () => (await import('./collection-submit-dialog.tsx')).CollectionSubmitDialog)
const targets = { submit: 'IN_REVIEW', withdraw: 'NEW' } as const

/** The next move in a collection's life, decided from the facts the server sent. */
export function CollectionStep({ collection, isDirty }: { collection: Collection; isDirty: boolean }) {
  const t = useT('catalog')
  const confirm = useConfirm()
  const change = useCollectionWrite('changeCollection')
  const unarchive = useCollectionWrite('unarchiveCollection')
  const [isExtending, setExtending] = useState(false)
  const [isSubmitting, setSubmitting] = useState(false)
  const { productsCount = 0, completeCount = 0 } = collection.facts ?? {}
  const hasIncomplete = completeCount < productsCount
  const next = collection.facts && nextStep(collection.facts)
  if (!next) return null
  const { step, isOpen } = next
  const { id: collectionId, version, collectionName: name } = collection

  async function move(to: 'submit' | 'withdraw'): Promise<void> {
    const question = {
      title: t(`${to}.title`, { name }),
      text: t(`${to}.text`),
      yes: t(`step.${to}`),
      no: t('form.later'),
    }
    if (!(await confirm(question))) return
    send(to)
  }
  const send = (to: 'submit' | 'withdraw', showsIncomplete?: boolean) =>
    change.mutate({
      id: collectionId,
      body: {
        status: targets[to],
        ...(version !== undefined && { version }),
        ...(showsIncomplete !== undefined && { showsIncomplete }),
      },
    })
  function go(): void {
    if (step === 'extend') setExtending(true)
    else if (step === 'unarchive') unarchive.mutate({ id: collectionId })
    else if (step === 'submit' && hasIncomplete) setSubmitting(true)
    else void move(step)
  }
  const why = !isOpen ? t('catalog.nothingToPublish') : isDirty && step === 'submit' ? t('submit.saveFirst') : null
  return (
    <div className={styles.step}>
      <Button
        look={step === 'withdraw' ? 'plain' : 'primary'}
        whyNot={why}
        isBusy={change.isPending || unarchive.isPending}
        onClick={go}
      >
        {t(`step.${step}`)}
      </Button>
      {why && <p className={styles.why}>{why}</p>}
      {isSubmitting && (
        <Suspense>
          <SubmitDialog
            collection={collection}
            onClose={() => setSubmitting(false)}
            onSubmit={(showsIncomplete) => {
              setSubmitting(false)
              send('submit', showsIncomplete)
            }}
          />
        </Suspense>
      )}
      {isExtending && (
        <Suspense>
          <ExtendDialog collection={collection} onClose={() => setExtending(false)} />
        </Suspense>
      )}
    </div>
  )
}
