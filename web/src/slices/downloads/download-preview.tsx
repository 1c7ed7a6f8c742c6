import type { ExportFormat, ExportLook } from '@souk/contract/core/exports.ts'
import type { DownloadPreview as Preview } from '@souk/contract/downloads/download-shapes.ts'
import type { CSSProperties } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { Bar } from '../../ui/feedback/skeletons.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { sourcesOf } from '../../ui/pictures/picture-source.ts'
import type { usePreview } from './downloads.data.ts'
import styles from './downloads.module.css'

type Props = { query: ReturnType<typeof usePreview>; look: ExportLook; format: ExportFormat }

const portrait = { 1: [1, 1], 4: [2, 2], 9: [3, 3], 12: [3, 4] } as const
const landscape = { 1: [1, 1], 4: [2, 2], 9: [3, 3], 12: [4, 3] } as const

/** The first page of styles as it will look, small. */
export function DownloadPreview({ query, look, format }: Props) {
  return (
    <Stack gap={8}>
      <QueryView query={query} skeleton={<Bar height={300} />}>
        {(preview) => <PreviewPage preview={preview} look={look} format={format} />}
      </QueryView>
    </Stack>
  )
}

function PreviewPage({ preview, look, format }: { preview: Preview; look: ExportLook; format: ExportFormat }) {
  const t = useT('downloads')
  const isSlide = format === 'pptx'
  const isPaged = isSlide || format === 'pdf'
  const layout = isPaged ? look.layout : 12
  const [columns, rows] = (isSlide ? landscape : portrait)[layout]
  const paper = isSlide ? '16 / 9' : look.paper === 'A4' ? '210 / 297' : '8.5 / 11'
  const pages = Math.ceil(preview.total / layout)
  return (
    <>
      <div
        className={styles.page}
        dir={look.language === 'ar' ? 'rtl' : 'ltr'}
        lang={look.language}
        style={{ '--paper': paper, '--columns': columns, '--rows': rows } as CSSProperties}
      >
        <div className={styles.pageHead}>
          <bdi>{preview.title}</bdi>
          <bdi className={styles.muted}>{preview.sender}</bdi>
        </div>
        <div className={styles.grid}>
          {preview.styles.slice(0, layout).map((style, at) => (
            <div key={at} className={styles.card}>
              {style.image && <img src={sourcesOf(style.image)?.src} alt="" />}
              <b>
                <bdi>{style.name}</bdi>
              </b>
              {style.code && <span className={styles.muted}>{style.code}</span>}
              {style.facts.map(({ label, value, isStrong }) => (
                <span key={label} className={isStrong ? styles.strong : styles.muted}>
                  {label} {value}
                </span>
              ))}
              {style.colours.length > 0 && <span className={styles.muted}>{style.colours.join(' · ')}</span>}
              {style.sizes.length > 0 && <span className={styles.muted}>{style.sizes.join(' · ')}</span>}
            </div>
          ))}
        </div>
      </div>
      <p className="caption">
        {isPaged
          ? t('preview.pages', { styles: t('preview.styles', { count: preview.total }), pages })
          : t('preview.styles', { count: preview.total })}
      </p>
    </>
  )
}
