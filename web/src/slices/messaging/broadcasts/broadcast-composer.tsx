import type { Broadcast, BroadcastContent } from '@souk/contract/messaging/broadcasts.contract.ts'
import type { BroadcastDocument } from '@souk/contract/messaging/broadcast-document.ts'
import { templateNames, templateOf, type TemplateName } from '@souk/contract/messaging/broadcast-templates.ts'
import type { Language } from '@souk/contract/core/language.ts'
import type { Editor } from '@tiptap/react'
import { Suspense, useState } from 'react'
import { lazyPart } from '../../../ui/feedback/lazy-part.tsx'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { AudienceField, audienceOf, draftOf } from './audience-field.tsx'
import styles from './broadcasts.module.css'
import { useAudienceCount, useWrite } from './broadcasts.data.ts'
import { InsertTools } from './insert-tools.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { SendDialog } from './send-dialog.tsx'
import { withLabels } from './with-labels.ts'

/** The editor is the heaviest part of the product: it is fetched here, and nowhere else. */
const MailEditor = lazyPart(async () => (await import('../../../ui/editor/mail-editor.tsx')).MailEditor)

const empty: BroadcastDocument = { type: 'doc', content: [{ type: 'paragraph' }] }

const tools = {
  en: (editor: Editor) => <InsertTools editor={editor} language="en" />,
  ar: (editor: Editor) => <InsertTools editor={editor} language="ar" />,
}

type Props = { saved: Broadcast | null; onClose: () => void }

/** Writes a broadcast: words, recipients, a look at the result, and when it goes. */
export function BroadcastComposer({ saved: found, onClose }: Props) {
  const t = useT('broadcast')
  const screen = useLanguage()
  const [saved, setSaved] = useState(found)
  const [language, setLanguage] = useState<Language>(saved?.language ?? screen)
  const [subject, setSubject] = useState(saved?.subject ?? '')
  const [body, setBody] = useState<BroadcastDocument>(saved?.body ?? empty)
  const [start, setStart] = useState({ key: 0, body })
  const [audience, setAudience] = useState(draftOf(saved?.audience ?? [{ kind: 'all' }]))
  const [open, setOpen] = useState<'preview' | 'send' | null>(null)
  const groups = audienceOf(audience)
  const { data: count } = useAudienceCount(groups)
  const save = useWrite('save')
  const test = useWrite('test')
  const content: BroadcastContent | null = groups && { language, subject, body, audience: groups }
  const isReady = content !== null && subject.trim() !== ''

  async function saveDraft(): Promise<Broadcast | null> {
    if (!content) return null
    const made = await save
      .mutateAsync({ id: saved?.id ?? null, version: saved?.version ?? 0, content })
      .catch(() => null)
    if (made) setSaved(made)
    return made
  }
  function beginWith(name: TemplateName, its: Language): void {
    const template = templateOf(name, its)
    setSubject(template.subject)
    setBody(template.body)
    setStart({ key: start.key + 1, body: template.body })
  }
  return (
    <section className={styles.composer} aria-label={t('composer.title')}>
      <div className={styles.fields}>
        <div className={styles.row}>
          <Segmented
            label={t('composer.language')}
            segments={[
              { value: 'en', label: 'English' },
              { value: 'ar', label: 'العربية' },
            ]}
            value={language}
            onChange={setLanguage}
          />
          {templateNames.map((name) => (
            <Button key={name} size="small" onClick={() => beginWith(name, language)}>
              {t(`template.${name}`)}
            </Button>
          ))}
        </div>
        <TextField label={t('composer.subject')} dir="auto" maxLength={120} value={subject} onChange={setSubject} />
        <Suspense fallback={<div className={styles.editor} />}>
          <MailEditor
            key={`${start.key}${language}`}
            label={t('composer.body')}
            content={withLabels(body, (field) => t(`name.${field}`))}
            direction={language === 'ar' ? 'rtl' : 'ltr'}
            onChange={(next) => setBody(next as BroadcastDocument)}
            tools={tools[language]}
          />
        </Suspense>
        <h2 className={styles.part}>{t('composer.recipients')}</h2>
        <AudienceField draft={audience} count={groups ? count : undefined} onChange={setAudience} />
      </div>
      <div className={styles.actions}>
        <Button onClick={onClose}>{t('composer.close')}</Button>
        <Button isDisabled={!isReady} isBusy={save.isPending} onClick={() => void saveDraft()}>
          {t('composer.save')}
        </Button>
        <Button isDisabled={!isReady} onClick={() => setOpen('preview')}>
          {t('composer.preview')}
        </Button>
        <Button
          isDisabled={!isReady}
          isBusy={test.isPending}
          onClick={() => void saveDraft().then((made) => made && test.mutate(made.id))}
        >
          {t('composer.test')}
        </Button>
        <Button
          look="primary"
          isDisabled={!isReady || !count?.recipients}
          onClick={() => void saveDraft().then((made) => made && setOpen('send'))}
        >
          {t('composer.send')}
        </Button>
      </div>
      {open === 'preview' && content && (
        <PreviewDialog content={content} people={count?.sample ?? []} onClose={() => setOpen(null)} />
      )}
      {open === 'send' && saved && (
        <SendDialog
          broadcast={saved}
          recipients={count?.recipients ?? 0}
          onClose={() => setOpen(null)}
          onSent={onClose}
        />
      )}
    </section>
  )
}
