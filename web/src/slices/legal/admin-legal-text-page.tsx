import type { AdminLegal, LegalTexts } from '@souk/contract/legal/legal.contract.ts'
import { type LegalKind, legalKinds } from '@souk/contract/legal/legal-rules.ts'
import type { RichText } from '@souk/contract/core/rich-text/rich-text.ts'
import { Suspense, useState } from 'react'
import { Navigate, useParams } from 'react-router'
import { lazyDialog } from '../../lib/code/lazy-dialog.tsx'
import { useSending } from '../../lib/forms/use-sending.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { lazyPart } from '../../ui/feedback/lazy-part.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { useLeaveGuard } from '../../ui/forms/use-leave-guard.ts'
import { Button } from '../../ui/layout/button.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { VersionList } from './version-list.tsx'
import { useLegalDraft, useWrite } from './legal.data.ts'
import styles from './admin-legal.module.css'

const RichEditor = lazyPart(async () => (await import('../../ui/editor/rich-editor.tsx')).RichEditor)
const PublishDialog = lazyDialog(async () => (await import('./publish-dialog.tsx')).PublishDialog)

/** /admin/legal/:kind: the draft in both languages, and what was published. */
export function AdminLegalTextPage() {
  const { kind } = useParams()
  const known = legalKinds.find((one) => one === kind)
  return known ? <Written key={known} kind={known} /> : <Navigate to="/admin/legal" replace />
}

function Written({ kind }: { kind: LegalKind }) {
  return (
    <QueryView query={useLegalDraft(kind)} skeleton={<DetailSkeleton />} isPage>
      {(text) => <Draft text={text} />}
    </QueryView>
  )
}

/** What is typed stays typed over what is saved elsewhere: a save over another version is refused. */
function Draft({ text }: { text: AdminLegal }) {
  const t = useT('legal')
  const [saved, setSaved] = useState(text)
  const [texts, setTexts] = useState<LegalTexts>(text.texts)
  const [epoch, setEpoch] = useState(0)
  const [language, setLanguage] = useState(useLanguage())
  const [isPublishing, setPublishing] = useState(false)
  const save = useWrite('saveDraft')
  const { kind } = text
  const isDirty = texts !== saved.texts
  const form = useSending({
    isDirty,
    send: async () => {
      const now = await save.mutateAsync({ kind, texts, version: saved.version })
      setSaved({ ...now, texts })
    },
  })
  useLeaveGuard(isDirty)
  function discard(): void {
    setTexts(saved.texts)
    setEpoch(epoch + 1)
  }
  return (
    <Page
      title={t(`kinds.${kind}`)}
      lead={t(saved.version > 0 ? 'lead.draft' : 'lead.start')}
      crumbs={[
        { label: t('admin'), to: '/admin' },
        { label: t('titles.admin-legal'), to: '/admin/legal' },
      ]}
      actions={
        <Button
          look="primary"
          whyNot={isDirty ? t('publish.saveFirst') : saved.version === 0 && t('publish.nothing')}
          onClick={() => setPublishing(true)}
        >
          {t('publish')}
        </Button>
      }
    >
      <Stack gap={32}>
        <Form onSubmit={form.save} problem={form.problem}>
          <Segmented
            label={t('language')}
            segments={[
              { value: 'en', label: 'English' },
              { value: 'ar', label: 'العربية' },
            ]}
            value={language}
            onChange={setLanguage}
          />
          <Suspense fallback={<div className={styles.editor} />}>
            <RichEditor
              key={`${language} ${epoch}`}
              label={t(`text.${language}`)}
              content={texts[language]}
              direction={language === 'ar' ? 'rtl' : 'ltr'}
              onChange={(next) => setTexts({ ...texts, [language]: next as RichText })}
            />
          </Suspense>
          <SaveBar isDirty={isDirty} isBusy={form.isBusy} onDiscard={discard} save={t('save')} />
        </Form>
        <VersionList versions={saved.published} current={saved.current} />
      </Stack>
      {isPublishing && (
        <Suspense>
          <PublishDialog
            text={saved}
            onClose={() => setPublishing(false)}
            onPublished={(now) => setSaved({ ...now, texts })}
          />
        </Suspense>
      )}
    </Page>
  )
}
