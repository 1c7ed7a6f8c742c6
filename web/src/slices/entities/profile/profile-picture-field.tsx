import { fileLimits } from '@souk/contract/core/limits.ts'
import { reference } from '@souk/contract/reference/reference.contract.ts'
import { useEffect } from 'react'
import { upload } from '../../../lib/server/upload.ts'
import type { FieldProps } from '../../../ui/fields/field.tsx'
import { type PickedPicture, PictureField } from '../../../ui/pictures/picture-field.tsx'
import { UploadList } from '../../../ui/uploads/upload-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import styles from './profile-picture-field.module.css'

type Props = Omit<FieldProps<string | null>, 'value'> & { value: string | null; use: 'logo' | 'banner' }

/** A picture goes to the server as soon as it is chosen; it counts once the form is saved. */
export function EntityPictureField({ use, value, onChange, ...frame }: Props) {
  const { items, add, remove, retry } = useUploads({
    kind: 'picture',
    send: (file, options) =>
      upload(reference.uploadFile, { params: { fileType: use } }, file, { ...options, isQuiet: true }),
    onSent: ({ location }) => onChange(location),
  })
  const latest = items.at(-1)
  const done = items.filter(({ state }) => state === 'done')
  useEffect(() => {
    for (const { id } of done) remove(id)
  })
  function change({ file }: PickedPicture): void {
    for (const { id } of items) remove(id)
    if (file) add([file])
    else onChange(null)
  }
  const underWay = items.filter(({ state }) => state !== 'done')
  return (
    <Stack className={styles.place} data-use={use}>
      <PictureField
        {...frame}
        isOptional={use === 'banner'}
        shape={use === 'logo' ? 'square' : 'banner'}
        {...(use === 'logo' && { minimum: fileLimits.logoPixels })}
        value={{ file: latest?.state === 'failed' ? null : (latest?.file ?? null), url: value }}
        onChange={change}
      />
      {underWay.length > 0 && <UploadList items={underWay} onRemove={remove} onRetry={retry} />}
    </Stack>
  )
}
