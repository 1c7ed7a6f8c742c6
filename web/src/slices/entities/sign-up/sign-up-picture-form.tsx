import { fileLimits } from '@souk/contract/core/limits.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { type PickedPicture, PictureField } from '../../../ui/pictures/picture-field.tsx'
import { UploadList } from '../../../ui/uploads/upload-list.tsx'
import { Stack } from '../../../ui/layout/stack.tsx'
import { useUploads } from '../../../ui/uploads/use-uploads.ts'
import { BackLink } from './sign-up-actions.tsx'
import styles from './sign-up-actions.module.css'
import { sendPicture } from './sign-up.data.ts'
import { typed } from './sign-up-draft.ts'
import { useCarried, useGoOn } from './sign-up-go-on.ts'
import { changeDraft, draftNow } from './sign-up-store.ts'

/** /sign-up/upload-logo */
export function LogoStep() {
  return <PictureForm use="logo" />
}

/** /sign-up/upload-banner */
export function BannerStep() {
  return <PictureForm use="banner" />
}

/** A picture goes to the server as soon as it is chosen; the draft keeps where it lies. It can wait, and without a logo the banner waits with it. */
function PictureForm({ use }: { use: 'logo' | 'banner' }) {
  const t = useT('sign-up')
  const step = `upload-${use}` as const
  const field = `${use}Url` as const
  const goOn = useGoOn(step)
  const { fieldErrors = {} } = useCarried()
  const [begun] = useState(() => draftNow()[field])
  const [address, setAddress] = useState(begun)
  const { items, add, remove, retry, isBusy } = useUploads({
    kind: 'picture',
    send: sendPicture(use),
    onSent: ({ location }) => keep(location),
  })
  const latest = items.at(-1)
  const underWay = items.filter(({ state }) => state !== 'done')

  function keep(location: string): void {
    setAddress(location)
    changeDraft((draft) => typed(draft, { [field]: location }))
  }
  function change({ file }: PickedPicture): void {
    for (const { id } of items) remove(id)
    keep('')
    if (file) add([file])
  }
  return (
    <>
      <PictureField
        label={t(`fields.${field}`)}
        isLabelHidden
        isOptional
        shape={use === 'logo' ? 'square' : 'banner'}
        {...(use === 'logo' && { minimum: fileLimits.logoPixels })}
        error={address === begun ? fieldErrors[field] : undefined}
        value={{ file: latest?.state === 'failed' ? null : (latest?.file ?? null), url: address || null }}
        onChange={change}
      />
      {underWay.length > 0 && <UploadList items={underWay} onRemove={remove} onRetry={retry} />}
      <Stack gap={8} className={styles.actions}>
        {address || isBusy ? (
          <Button look="primary" isWide isBusy={isBusy} onClick={() => void goOn({})}>
            {t('actions.next')}
          </Button>
        ) : (
          <Button look="plain" isWide onClick={() => void goOn({}, 'upload-banner')}>
            {t(`actions.later.${use}`)}
          </Button>
        )}
        <BackLink step={step} />
      </Stack>
    </>
  )
}
