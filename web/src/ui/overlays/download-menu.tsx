import type { ExportFormat } from '@souk/contract/core/exports.ts'
import {
  IconDownload,
  IconFileSpreadsheet,
  IconFileText,
  IconFileTypeCsv,
  IconFileZip,
  IconPhoto,
  IconPresentation,
  IconTablePlus,
} from '@tabler/icons-react'
import { type DownloadTarget, useDownload } from '../../lib/download-slot.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { Menu } from './menu.tsx'

const icons: Record<ExportFormat, typeof IconDownload> = {
  csv: IconFileTypeCsv,
  xlsx: IconFileSpreadsheet,
  pdf: IconFileText,
  pptx: IconPresentation,
  zip: IconFileZip,
  png: IconPhoto,
  orderForm: IconTablePlus,
  orderFormWithImages: IconTablePlus,
}
const look = { size: 16, stroke: 1.7, 'aria-hidden': true } as const

/** Of orders a PDF is the page to print. */
const wordOf = ({ type }: DownloadTarget, format: ExportFormat) =>
  type === 'orderExport' && format === 'pdf' ? 'download.print' : `download.${format}`

type Props = {
  of: DownloadTarget
  label?: string // "Download" unless said
  name?: string // of what is downloaded, where several stand on one page
  size?: 'small' | 'normal'
  look?: 'plain' | 'quiet'
  /** How a format is fetched in one go, where there is nothing to ask and no wait. */
  atOnce?: Partial<Record<ExportFormat, () => void>>
  isBusy?: boolean
  others?: readonly { target: DownloadTarget; format: ExportFormat; label: string }[] // in a group of their own
}

/** The formats of one thing; a single one needs no menu. */
export function DownloadMenu({ of, label, name, size = 'normal', look: buttonLook = 'plain', ...more }: Props) {
  const { others = [], atOnce = {}, isBusy = false } = more
  const t = useT('ui')
  const start = useDownload()
  if (!start) return null
  const text = label ?? t('download')
  const button = (
    <Button
      size={size}
      look={buttonLook}
      isBusy={isBusy}
      icon={<IconDownload {...look} />}
      {...(name && { 'aria-label': t('download.of', { what: text, name }) })}
      {...(of.formats.length === 1 && others.length === 0 && { onClick: () => start(of, of.formats[0]!) })}
    >
      {text}
    </Button>
  )
  if (of.formats.length === 1 && others.length === 0) return button
  const entry = (key: string, entryLabel: string, format: ExportFormat, target: DownloadTarget) => {
    const Icon = icons[format]
    const onSelect = (target === of && atOnce[format]) || (() => start(target, format))
    return { key, label: entryLabel, icon: <Icon {...look} />, onSelect }
  }
  return (
    <Menu
      trigger={button}
      groups={[
        of.formats.map((format) => entry(format, t(wordOf(of, format)), format, of)),
        others.map(({ target, format, label: other }) => entry(`${target.type} ${format}`, other, format, target)),
      ]}
    />
  )
}
