import { reference } from '@souk/contract/reference/reference.contract.ts'
import { IconX } from '@tabler/icons-react'
import { useT } from '../../../lib/language/use-t.ts'
import { upload } from '../../../lib/server/upload.ts'
import { IconButton } from '../../../ui/layout/button.tsx'
import { Picture } from '../../../ui/pictures/picture.tsx'
import { Dropzone } from '../../../ui/uploads/dropzone.tsx'
import { UploadList } from '../../../ui/uploads/upload-list.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import styles from '../model/shipment.module.css'

const maxPhotos = 6
type Props = { photos: readonly string[]; onChange: (photos: string[]) => void }

export function ClaimPhotos({ photos, onChange }: Props) {
  const t = useT('shipments')
  const uploads = useUploads({
    kind: 'picture',
    maximum: maxPhotos,
    send: (file, options) =>
      upload(reference.uploadFile, { params: { fileType: 'picture' } }, file, { ...options, isQuiet: true }),
    onSent: ({ location }) => onChange([...photos, location]),
  })
  const open = uploads.items.filter(({ state }) => state !== 'done')
  return (
    <>
      <Dropzone
        kind="picture"
        label={t('photos.add')}
        isCompact
        isDisabled={photos.length >= maxPhotos}
        onFiles={uploads.add}
      />
      {open.length > 0 && <UploadList items={open} onRemove={uploads.remove} onRetry={uploads.retry} />}
      {photos.length > 0 && (
        <ul className={styles.photos} aria-label={t('photos')}>
          {photos.map((photo, at) => (
            <li key={photo}>
              <Picture source={photo} alt={t('photo', { number: at + 1 })} shape="square" sizes="72px" />
              <IconButton
                label={t('photo.remove', { number: at + 1 })}
                onClick={() => onChange(photos.filter((one) => one !== photo))}
              >
                <IconX size={15} stroke={1.7} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}
