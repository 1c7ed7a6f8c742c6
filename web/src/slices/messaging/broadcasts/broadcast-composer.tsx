import type { Broadcast } from '@souk/contract/messaging/broadcasts.contract.ts'
import type { BroadcastDocument } from '@souk/contract/messaging/broadcast-document.ts'
import { templateNames, templateOf, type TemplateName } from '@souk/contract/messaging/broadcast-templates.ts'
import type { Editor } from '@tiptap/react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { AudienceField, audienceOf } from './audience-field.tsx'
import { completeOf, type Content, hasOwnWords, isBlank, textOf } from './broadcast-content.ts'
import { DraftState } from './draft-state.tsx'
import styles from './broadcasts.module.css'
import { useAudienceCount, useWrite } from './broadcasts.data.ts'
import { InsertTools } from './insert-tools.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { useBroadcastDraft } from './use-broadcast-draft.ts'
import { withLabels } from './with-labels.ts'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { CloseButton } from '../../../ui/overlays/close-button.tsx'

/** The editor is the heaviest part of the product: it is fetched here, and nowhere else. */
const RichEditor = lazyPart(async () => (await import('../../../ui/editor/rich-editor.tsx')).RichEditor)

const tools = {
  en: (editor: Editor) => <InsertTools editor={editor} language="en" />,
  ar: (editor: Editor) => <InsertTools editor={editor} language="ar" />,
}

const labels = {
  language: 'composer.language',
  subject: 'composer.subject',
  body: 'composer.body',
  audience: 'composer.recipients',
} as const
const isDone = () => true
const isFailed = () => false // a toast said it

type Props = { saved: Broadcast | null; onMade: (id: string) => void; onClose: () => void }

/** Writes a broadcast: words, recipients, a look at the result, and when it goes. It is saved by itself. */
export function BroadcastComposer({ saved, onMade, onClose }: Props) {
  const t = useT('broadcast')
  const confirm = useConfirm()
  const draft = useBroadcastDraft(saved, onMade)
  const { id, content, epoch, conflicts, change, replace, saveNow, forget } = draft
  const { language, subject, body, audience } = content
  const [open, setOpen] = useState<'preview' | { id: string; version: number } | null>(null)
  const groups = audienceOf(audience)
  const { data: count } = useAudienceCount(groups)
  const test = useWrite('test')
  const remove = useWrite('remove')
  const complete = completeOf(content)
  const isReady = complete !== null
  const unready = !isReady && t('composer.unready')

  async function beginWith(name: TemplateName): Promise<void> {
    const question = { title: t('replace.title'), text: t('replace.text'), yes: t('replace.yes') }
    if (hasOwnWords(content) && !(await confirm({ ...question, isDestructive: true }))) return
    replace(templateOf(name, language))
  }
  async function throwAway(): Promise<void> {
    const question = { title: t('remove.title'), text: t('remove.text'), yes: t('composer.remove') }
    if (!(await confirm({ ...question, isDestructive: true }))) return
    if (id !== null && !(await remove.mutateAsync(id).then(isDone, isFailed))) return
    forget()
    onClose()
  }
  function inWords(name: string, value: unknown): string | undefined {
    if (name === 'language') return value === 'ar' ? 'العربية' : 'English'
    if (name === 'body') return textOf(value as BroadcastDocument)
    return name === 'audience' ? t(`audience.${(value as Content['audience']).kind}`) : undefined
  }
  return (
    <section className={styles.composer} aria-label={t('composer.title')}>
      <FormConflicts conflicts={conflicts} label={(name) => t(labels[name as keyof Content])} text={inWords} />
      <Stack gap={16}>
        <Row gap={12}>
          <Segmented
            label={t('composer.language')}
            segments={[
              { value: 'en', label: 'English' },
              { value: 'ar', label: 'العربية' },
            ]}
            value={language}
            onChange={(next) => change({ language: next })}
          />
          {templateNames.map((name) => (
            <Button key={name} size="small" onClick={() => void beginWith(name)}>
              {t(`template.${name}`)}
            </Button>
          ))}
        </Row>
        <TextField
          label={t('composer.subject')}
          dir="auto"
          maxLength={120}
          value={subject}
          onChange={(next) => change({ subject: next })}
        />
        <Suspense fallback={<div className={styles.editor} />}>
          <RichEditor
            key={`${epoch}${language}`}
            label={t('composer.body')}
            content={withLabels(body, (field) => t(`name.${field}`))}
            direction={language === 'ar' ? 'rtl' : 'ltr'}
            onChange={(next) => change({ body: next as BroadcastDocument })}
            tools={tools[language]}
          />
        </Suspense>
        <h2 className={styles.part}>{t('composer.recipients')}</h2>
        <AudienceField
          draft={audience}
          count={groups ? count : undefined}
          onChange={(next) => change({ audience: next })}
        />
      </Stack>
      <DraftState {...draft} isComplete={isReady} />
      <div className={styles.actions}>
        <CloseButton onClose={onClose} />
        {(id !== null || !isBlank(content)) && (
          <Button isBusy={remove.isPending} onClick={() => void throwAway()}>
            {t('composer.remove')}
          </Button>
        )}
        <Button whyNot={unready} onClick={() => setOpen('preview')}>
          {t('composer.preview')}
        </Button>
        <Button
          whyNot={unready}
          isBusy={test.isPending}
          onClick={() => void saveNow().then((now) => now && test.mutate(now.id))}
        >
          {t('composer.test')}
        </Button>
        <Button
          look="primary"
          whyNot={unready || (!count?.recipients && t('composer.noRecipients'))}
          onClick={() => void saveNow().then(setOpen)}
        >
          {t('composer.send')}
        </Button>
      </div>
      {open === 'preview' && complete && (
        <PreviewDialog content={complete} people={count?.sample ?? []} onClose={() => setOpen(null)} />
      )}
      {open !== null && open !== 'preview' && (
        <SendDialog
          broadcast={open}
          recipients={count?.recipients ?? 0}
          onClose={() => setOpen(null)}
          onSent={() => {
            forget()
            onClose()
          }}
        />
      )}
    </section>
  )
}
