import type { Selection, SelectionEdit } from '@souk/contract/assistant/assistant-shapes.ts'
import { IconArrowBackUp, IconHeart, IconRefresh, IconShoppingBag } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { useT } from '../../lib/language/use-t.ts'
import { Notice } from '../../ui/feedback/notice.tsx'
import { StatePanel } from '../../ui/feedback/state-panel.tsx'
import { Button } from '../../ui/layout/button.tsx'
import { Row, Stack } from '../../ui/layout/stack.tsx'
import { Money } from '../../ui/values/money.tsx'
import { useAssistantWrite } from './assistant.data.ts'
import { DifferenceNotice } from './difference-notice.tsx'
import { LineCard } from './line-card.tsx'
import styles from './selection-view.module.css'
import { SelectionTotals } from './selection-totals.tsx'

const WriteDialog = lazyDialog(async () => (await import('./write-dialog.tsx')).WriteDialog)

type Props = { conversationId: string; title: string; selection: Selection; isWorking: boolean }

/** The selection in force: totals against the budget, what is missing, and every line with what can be done to it. */
export function SelectionView({ conversationId: id, title, selection, isWorking }: Props) {
  const t = useT('assistant')
  const edit = useAssistantWrite('edit')
  const undo = useAssistantWrite('undo')
  const [writing, setWriting] = useState<'WISHLIST' | 'CARTS' | null>(null)
  const isBusy = isWorking || edit.isPending || undo.isPending
  const waits = isBusy && t('button.busy')
  const change = (next: SelectionEdit) => edit.mutate({ id, selectionId: selection.id, edit: next })
  const { lines, currency, unmet } = selection
  return (
    <Stack as="section" gap={20} aria-label={t('selection')} aria-busy={isBusy}>
      <h2 className="hidden-text">{t('selection')}</h2>
      <div className={styles.bar}>
        <Row>
          <Button
            size="small"
            look="quiet"
            whyNot={selection.canUndo ? waits : t('undo.none')}
            icon={<IconArrowBackUp size={16} stroke={1.7} aria-hidden />}
            onClick={() => undo.mutate({ id, selectionId: selection.id })}
          >
            {t('undo')}
          </Button>
          <Button
            size="small"
            look="quiet"
            isBusy={edit.isPending}
            whyNot={waits}
            icon={<IconRefresh size={16} stroke={1.7} aria-hidden />}
            onClick={() => change({ action: 'refill' })}
          >
            {t('refill')}
          </Button>
        </Row>
        <Row>
          <Button
            whyNot={lines.length === 0 ? t('save.none') : waits}
            icon={<IconHeart size={18} stroke={1.7} aria-hidden />}
            onClick={() => setWriting('WISHLIST')}
          >
            {t('save')}
          </Button>
          <Button
            look="primary"
            whyNot={lines.length === 0 ? t('save.none') : waits}
            icon={<IconShoppingBag size={18} stroke={1.7} aria-hidden />}
            onClick={() => setWriting('CARTS')}
          >
            {t('addToCarts')}
          </Button>
        </Row>
      </div>
      {lines.length > 0 && <SelectionTotals selection={selection} />}
      {selection.difference && <DifferenceNotice difference={selection.difference} currency={currency} />}
      {unmet.length > 0 && (
        <Notice kind="info" title={t('unmet')}>
          <Stack as="ul" gap={4} className={styles.unmet}>
            {unmet.map(({ text, price }) => (
              <li key={text}>
                {text}
                {price && (
                  <>
                    {' · '}
                    <Money amount={price} currency={currency} />
                  </>
                )}
              </li>
            ))}
          </Stack>
        </Notice>
      )}
      {lines.length === 0 ? (
        <StatePanel title={t('empty')}>{t('empty.text')}</StatePanel>
      ) : (
        <ul className={styles.lines}>
          {lines.map((line) => (
            <LineCard key={`${line.productId}${line.colour}`} line={line} isBusy={isBusy} onEdit={change} />
          ))}
        </ul>
      )}
      <Suspense>
        {writing && (
          <WriteDialog
            kind={writing}
            conversationId={id}
            title={title}
            selectionId={selection.id}
            onClose={() => setWriting(null)}
          />
        )}
      </Suspense>
    </Stack>
  )
}
