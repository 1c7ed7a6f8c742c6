import { IconCopy, IconDownload, IconPrinter } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { toast } from '../../../lib/toast.ts'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import styles from './security.module.css'

/** Shown once. They can be copied, saved as a file or printed. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const t = useT('security')
  const text = `${t('codes.fileTitle')}\n\n${codes.join('\n')}\n`
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(codes.join('\n'))
      toast('success', t('codes.copied'))
    } catch {
      toast('warning', t('codes.notCopied'))
    }
  }
  return (
    <Stack gap={16}>
      <Notice kind="warning">{t('codes.once')}</Notice>
      <ul aria-label={t('codes.title')} className={`${styles.codes} num`} dir="ltr" data-print="">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <Row>
        <Button size="small" icon={<IconCopy size={16} aria-hidden />} onClick={() => void copy()}>
          {t('state.copy')}
        </Button>
        <Button
          size="small"
          icon={<IconDownload size={16} aria-hidden />}
          onClick={() => saveText(text, 'souk-recovery-codes.txt')}
        >
          {t('codes.download')}
        </Button>
        <Button
          size="small"
          icon={<IconPrinter size={16} aria-hidden />}
          onClick={() => printText(text, document.documentElement.dir)}
        >
          {t('codes.print')}
        </Button>
      </Row>
    </Stack>
  )
}

function saveText(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}

/** A frame of its own, so that only the codes are on the paper. */
function printText(text: string, dir: string): void {
  const frame = document.createElement('iframe')
  frame.hidden = true
  document.body.append(frame)
  const page = frame.contentDocument!
  const words = page.createElement('pre')
  words.textContent = text
  page.body.dir = dir
  page.body.append(words)
  frame.contentWindow!.print()
  setTimeout(() => frame.remove(), 1_000)
}
