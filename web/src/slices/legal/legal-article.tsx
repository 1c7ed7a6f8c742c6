import type { LegalText } from '@souk/contract/legal/legal.contract.ts'
import { useFormat } from '../../lib/language/format.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { RichTextView } from '../../ui/editor/rich-text-view.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { Stack } from '../../ui/layout/stack.tsx'

/** A legal text in the reader's language, with its version; a draft says that it is one. */
export function LegalArticle({ text, under }: { text: LegalText; under?: 1 | 2 }) {
  const t = useT('legal')
  const format = useFormat()
  const language = useLanguage()
  const { isDraft, number, validFrom, texts } = text
  return (
    <Stack gap={16}>
      {isDraft ? (
        <Notice kind="warning" title={t('draft')}>
          {t('draft.text')}
        </Notice>
      ) : (
        <p className="caption">{t('version', { number: number ?? 0, day: format.day(validFrom ?? '') })}</p>
      )}
      <RichTextView text={texts[language]} language={language} {...(under && { under })} />
    </Stack>
  )
}
