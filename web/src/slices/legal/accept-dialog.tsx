import { useState } from 'react'
import { useSending } from '../../lib/forms/use-sending.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Checkbox } from '../../ui/choices/checkbox.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { DetailSkeleton } from '../../ui/feedback/skeletons.tsx'
import { FormDialog } from '../../ui/forms/form-dialog.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { LegalArticle } from './legal-article.tsx'
import { usePendingTexts, useWrite } from './legal.data.ts'

/** The texts that changed, and the consent to them. */
export function AcceptDialog({ onClose }: { onClose: () => void }) {
  const t = useT('legal')
  const pending = usePendingTexts()
  const accept = useWrite('accept')
  const [isRead, setRead] = useState(false)
  const texts = pending.data ?? []
  const form = useSending({
    send: async () => {
      await accept.mutateAsync(texts.flatMap(({ versionId }) => versionId ?? []))
      onClose()
    },
  })
  return (
    <FormDialog
      form={form}
      size="wide"
      title={t('changed')}
      send={t('accept')}
      cancel={t('notNow')}
      whyNot={!isRead && t('accept.first')}
      onClose={onClose}
    >
      <QueryView query={pending} skeleton={<DetailSkeleton />}>
        {(all) => (
          <Stack gap={24}>
            {all.map((text) => (
              <Stack key={text.kind} as="section" gap={12}>
                <h3>{t(`kinds.${text.kind}`)}</h3>
                <LegalArticle text={text} under={2} />
              </Stack>
            ))}
            <Checkbox label={t('accept.label')} isChecked={isRead} onChange={setRead} />
          </Stack>
        )}
      </QueryView>
    </FormDialog>
  )
}
