import { useState } from 'react'
import { Dropzone } from '../src/ui/uploads/dropzone.tsx'
import { PictureEditor } from '../src/ui/pictures/picture-editor.tsx'
import { UploadList } from '../src/ui/uploads/upload-list.tsx'
import type { Upload } from '../src/ui/uploads/upload-queue.ts'
import { useUploads } from '../src/ui/uploads/use-uploads.ts'
import { garment, tones } from './input-data.ts'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

const still = () => {}
const sized = (name: string, bytes: number) => Object.defineProperty(new File(['x'], name), 'size', { value: bytes })

/** Files on their way, and the pictures of a style. */
export function InputUploadSection() {
  const t = useWords()
  const { items, surplus, add, remove, retry } = useUploads({ kind: 'file', send: pretend })
  return (
    <ShowSection>
      <Specimen title={t('upload.try')}>
        <div className={`${styles.stack} ${styles.narrow}`}>
          <Dropzone kind="file" onFiles={add} />
          <UploadList items={items} surplus={surplus} onRemove={remove} onRetry={retry} />
        </div>
      </Specimen>
      <Specimen title={t('states')}>
        <div className={styles.fields}>
          <States />
          <div className={styles.stack}>
            <Dropzone kind="picture" onFiles={still} label={t('upload.logo')} isSingle isCompact />
            <Dropzone kind="catalog" onFiles={still} isDisabled isSingle />
          </div>
        </div>
      </Specimen>
      <Specimen title={t('upload.editor')}>
        <Editor />
      </Specimen>
    </ShowSection>
  )
}

function States() {
  const t = useWords()
  const base = { sent: 0, problem: null, canRetry: false, result: null }
  const items: Upload[] = [
    { ...base, id: '1', file: sized('spring-27-lookbook.pdf', 4_404_019), state: 'done', sent: 1 },
    { ...base, id: '2', file: sized('line-sheet.xlsx', 812_000), state: 'sending', sent: 0.64 },
    { ...base, id: '3', file: sized('terms-2027.pdf', 240_000), state: 'waiting' },
    {
      ...base,
      id: '4',
      file: sized('certificate.pdf', 1_900_000),
      state: 'failed',
      problem: t('upload.offline'),
      canRetry: true,
    },
    { ...base, id: '5', file: sized('campaign.mov', 48_000_000), state: 'failed', problem: t('upload.wrong') },
  ]
  return <UploadList items={items} onRemove={still} onRetry={still} surplus={2} />
}

function Editor() {
  const t = useWords()
  const [pictures, setPictures] = useState(() =>
    (['sage', 'slate', 'oat'] as const).map((id) => ({ id, address: garment(tones[id]), name: t(`colour.${id}`) })),
  )
  return (
    <PictureEditor
      code="MO-S27-0114"
      pictures={pictures}
      onOrder={(ids) => setPictures(ids.flatMap((id) => pictures.find((picture) => picture.id === id) ?? []))}
      onRemove={(id) => setPictures(pictures.filter((picture) => picture.id !== id))}
      onCrop={(id, file) =>
        setPictures(pictures.map((one) => (one.id === id ? { ...one, address: URL.createObjectURL(file) } : one)))
      }
      adding={<Dropzone kind="picture" onFiles={still} isCompact />}
    />
  )
}

/** Takes two seconds, as a sender would who has no server. */
async function pretend(
  _: File,
  { signal, onProgress }: { signal: AbortSignal; onProgress: (sent: number) => void },
): Promise<null> {
  for (let part = 1; part <= 20; part += 1) {
    await new Promise((done) => setTimeout(done, 100))
    signal.throwIfAborted()
    onProgress(part / 20)
  }
  return null
}
