import { fileLimits } from '@souk/contract/core/limits.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { useEffect, useState } from 'react'
import { toast } from '../../../lib/toast.ts'
import { upload } from '../../../lib/server/upload.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Dropzone } from '../../../ui/uploads/dropzone.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { PictureEditor } from '../../../ui/pictures/picture-editor.tsx'
import { UploadList } from '../../../ui/uploads/upload-list.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import { ColourPictures } from './colour-pictures.tsx'
import type { DraftForm } from './product-form.ts'

type Props = { form: DraftForm; code: string; onBusy: (isBusy: boolean) => void }
const send = (file: File, options: object) =>
  upload(reference.uploadFile, { params: { fileType: 'picture' } }, file, options)

/** A picture goes to the server as soon as it is chosen; it counts once the product is saved, and so do order and crop. */
export function ProductPictures({ form: { draft, set, marks }, code, onBusy }: Props) {
  const t = useT('products')
  const { images, colourImages } = draft
  const [isCropping, setCropping] = useState(false)
  const uploads = useUploads({
    kind: 'picture',
    maximum: fileLimits.imagesPerProduct - images.length,
    send: (file, options) => send(file, { ...options, isQuiet: true }),
    onSent: ({ location }) => add(location),
  })
  const { items, remove, retry, isBusy } = uploads
  const done = items.filter(({ state }) => state === 'done')
  useEffect(() => {
    for (const { id } of done) remove(id)
  })
  useEffect(() => onBusy(isBusy || isCropping), [isBusy, isCropping, onBusy])

  const change = (next: (now: readonly string[]) => readonly string[]) =>
    set((now) => ({ images: next(now.images).slice(0, fileLimits.imagesPerProduct) }), 'images')
  const recolour = (next: (image: string, colour: string) => string) =>
    set(
      (now) => ({
        colourImages: Object.fromEntries(
          Object.entries(now.colourImages).map(([colour, image]) => [colour, next(image, colour)]),
        ),
      }),
      'colourImages',
    )
  function add(location: string): void {
    if (images.includes(location)) toast('warning', t('pictures.twice'))
    else change((now) => (now.includes(location) ? now : [...now, location]))
  }
  async function crop(old: string, file: File): Promise<void> {
    setCropping(true)
    try {
      const { location } = await send(file, {})
      change((now) => [...new Set(now.map((one) => (one === old ? location : one)))])
      recolour((image) => (image === old ? location : image))
    } catch {
      // it was announced, and the picture is as it was
    } finally {
      setCropping(false)
    }
  }
  return (
    <Field label={t('fields.images')} isGroup isLabelHidden error={marks('images').error}>
      {() => (
        <>
          <PictureEditor
            pictures={images.map((address, at) => ({
              id: address,
              address,
              name: t('pictures.name', { number: at + 1 }),
            }))}
            code={code}
            onOrder={(ids) => change(() => ids)}
            onRemove={(id) => {
              change((now) => now.filter((one) => one !== id))
              recolour((image) => (image === id ? '' : image))
            }}
            onCrop={(id, file) => void crop(id, file)}
            adding={<Dropzone kind="picture" isCompact isDisabled={uploads.isFull} onFiles={uploads.add} />}
          />
          <UploadList
            items={items.filter(({ state }) => state !== 'done')}
            surplus={uploads.surplus}
            maximum={fileLimits.imagesPerProduct}
            onRemove={remove}
            onRetry={retry}
          />
          {images.length > 1 && Object.keys(colourImages).length > 1 && (
            <ColourPictures
              images={images}
              chosen={colourImages}
              onChoose={(colour, image) => recolour((old, pictured) => (pictured === colour ? image : old))}
            />
          )}
        </>
      )}
    </Field>
  )
}
