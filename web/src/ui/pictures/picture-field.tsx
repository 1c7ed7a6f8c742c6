import { IconPhoto } from '@tabler/icons-react'
import { useRef, useState } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { Dropzone } from '../uploads/dropzone.tsx'
import { Field, type FieldProps } from '../fields/field.tsx'
import { FileButton } from '../uploads/file-button.tsx'
import { fileRules, fileSize, typeNames } from '../uploads/file-kinds.ts'
import styles from './picture-field.module.css'
import { measurePicture } from './compress-picture.ts'
import { Picture } from './picture.tsx'
import { useFileCheck } from '../uploads/use-file-check.ts'
import { Row, Stack } from '../layout/stack.tsx'
import { useHandedFocus } from '../overlays/use-returned-focus.ts'

/** A picture that was just chosen, or one that is kept already; neither, and there is none. */
export type PickedPicture = { file: File | null; url: string | null }
type Props = FieldProps<PickedPicture> & {
  shape?: 'square' | 'banner'
  /** Of the longer side, in pixels. */
  minimum?: number
}

const none: PickedPicture = { file: null, url: null }

/** One picture, a logo or a banner: seen before it is sent, and a reset takes away the file and the address. */
export function PictureField({ shape = 'square', minimum, value, onChange, isDisabled = false, ...frame }: Props) {
  const t = useT('ui')
  const place = useRef<HTMLFieldSetElement>(null)
  const check = useFileCheck('picture')
  const [problem, setProblem] = useState<string | null>(null)
  const [announcement, setAnnouncement] = useState('')
  const local = useAddressOf(value.file)
  const address = local ?? value.url
  const { label } = frame
  const isFilled = value.file !== null || value.url !== null
  const handFocus = useHandedFocus(place, isFilled)

  function take(file: File | undefined): void {
    const objection = file ? check(file) : null
    setProblem(objection)
    if (!file || objection) return
    if (minimum === undefined) accept(file)
    else void takeMeasured(file, minimum)
  }
  /** What cannot be measured is judged by the server. */
  async function takeMeasured(file: File, least: number): Promise<void> {
    const size = await measurePicture(file)
    if (!size || Math.max(size.width, size.height) >= least) return accept(file)
    setProblem(t('uploads.tooSmall', { width: size.width, height: size.height, minimum: least }))
  }
  function accept(file: File): void {
    setAnnouncement(t('document.chosen', { name: file.name }))
    if (!isFilled) handFocus()
    onChange({ file, url: null })
  }
  function giveBack(): void {
    if (local) URL.revokeObjectURL(local)
  }
  function reset(): void {
    setProblem(null)
    setAnnouncement(t('pictureField.cleared', { label }))
    handFocus()
    onChange(none)
  }
  return (
    <Field {...frame} error={frame.error ?? problem ?? undefined} isGroup>
      {(wires) => (
        <fieldset
          ref={place}
          className={styles.place}
          data-shape={shape}
          aria-labelledby={wires['aria-labelledby']}
          aria-describedby={wires['aria-describedby']}
        >
          <div className={styles.tile}>
            {address ? (
              <Picture
                source={address}
                alt={t('pictureField.preview', { label })}
                shape={shape}
                load="soon"
                onLoad={giveBack}
                onBroken={() => {
                  giveBack()
                  if (local) setProblem(t('uploads.notAPicture'))
                }}
              />
            ) : (
              <span className={styles.blank}>
                <IconPhoto size={22} stroke={1.4} aria-hidden />
              </span>
            )}
          </div>
          {isFilled ? (
            <Stack gap={4} className={styles.words}>
              {value.file && <bdi className={styles.name}>{value.file.name}</bdi>}
              <Limits />
              <Row className={styles.tools}>
                <FileButton
                  kind="picture"
                  name={t('document.replaceNamed', { name: label })}
                  isDisabled={isDisabled}
                  onFile={take}
                >
                  {t('document.replace')}
                </FileButton>
                <Button
                  look="quiet"
                  size="small"
                  aria-label={t('pictureField.resetNamed', { label })}
                  whyNot={isDisabled && t('field.locked')}
                  onClick={reset}
                >
                  {t('pictureField.reset')}
                </Button>
              </Row>
            </Stack>
          ) : (
            <Stack gap={4} className={styles.words}>
              <Dropzone kind="picture" isSingle isCompact isDisabled={isDisabled} onFiles={([file]) => take(file)} />
            </Stack>
          )}
          <output className="hidden-text">{announcement}</output>
        </fieldset>
      )}
    </Field>
  )
}

function Limits() {
  const t = useT('ui')
  const language = useLanguage()
  const { key, size } = fileSize(fileRules.picture.bytes)
  return (
    <p className="caption num">
      {t('dropzone.limits', { types: typeNames('picture', language), size: t(key, { size }) })}
    </p>
  )
}

/** An address for a file that is only in this window; given back once it is drawn. */
function useAddressOf(file: File | null): string | null {
  const [shown, setShown] = useState(() => addressed(file))
  if (shown.file !== file) setShown(addressed(file))
  return shown.address
}

function addressed(file: File | null) {
  return { file, address: file && URL.createObjectURL(file) }
}
