import { useState } from 'react'
import { DocumentCard, type Paper } from '../src/ui/uploads/document-card.tsx'
import { FileField } from '../src/ui/uploads/file-field.tsx'
import { type PickedPicture, PictureField } from '../src/ui/pictures/picture-field.tsx'
import { garment, tones } from './input-data.ts'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

const still = () => {}
const daysFromNow = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** Papers that are asked for, and the pictures that stand for a company. */
export function InputPaperSection() {
  const t = useWords()
  return (
    <ShowSection>
      <Specimen title={t('paper.states')}>
        <Papers />
      </Specimen>
      <Specimen title={t('paper.fields')}>
        <Fields />
      </Specimen>
      <Specimen title={t('paper.pictures')}>
        <Pictures />
      </Specimen>
    </ShowSection>
  )
}

function Papers() {
  const t = useWords()
  const [papers] = useState<Record<string, Paper>>(() => ({
    approved: {
      name: 'trade-licence.pdf',
      bytes: 812_000,
      address: '#at-input-paper',
      expires: daysFromNow(400),
      status: { tone: 'ok', label: t('paper.approved') },
    },
    soon: {
      name: 'tax-certificate-kin-and-co-dubai-2026.pdf',
      bytes: 240_000,
      address: '#at-input-paper',
      expires: daysFromNow(12),
      status: { tone: 'ok', label: t('paper.approved') },
    },
    expired: {
      name: 'insurance.pdf',
      bytes: 1_400_000,
      expires: daysFromNow(-40),
      status: { tone: 'bad', label: t('paper.expired') },
    },
    refused: {
      name: 'bank-letter.pdf',
      bytes: 96_000,
      status: { tone: 'bad', label: t('paper.refused') },
      note: t('paper.note'),
    },
    review: { name: 'terms-2027.pdf', bytes: 64_000, status: { tone: 'info', label: t('paper.review') } },
    sending: { name: 'lookbook.pdf', bytes: 8_400_000, sent: 0.64 },
  }))
  return (
    <div className={styles.papers}>
      {Object.entries(papers).map(([key, paper]) => (
        <DocumentCard key={key} paper={paper} onReplace={still} onRemove={still} />
      ))}
    </div>
  )
}

function Fields() {
  const t = useWords()
  const [paper, setPaper] = useState<Paper | null>(null)
  const licence = { label: t('paper.licence'), help: t('paper.licenceHelp'), onFile: still }
  return (
    <div className={styles.fields}>
      <FileField
        {...licence}
        paper={paper}
        onFile={({ name, size }) => setPaper({ name, bytes: size })}
        onRemove={() => setPaper(null)}
      />
      <FileField {...licence} paper={null} error={t('paper.missing')} />
      <FileField {...licence} paper={{ name: 'trade-licence.pdf', bytes: 812_000 }} isOptional isDisabled />
    </div>
  )
}

function Pictures() {
  const t = useWords()
  const [logo, setLogo] = useState<PickedPicture>({ file: null, url: null })
  const [picture, setPicture] = useState<PickedPicture>({ file: null, url: garment(tones.madder) })
  const [banner, setBanner] = useState<PickedPicture>({ file: null, url: garment(tones.slate) })
  return (
    <div className={styles.fields}>
      <PictureField label={t('paper.logo')} help={t('paper.logoHelp')} value={logo} onChange={setLogo} />
      <PictureField label={t('paper.logo')} value={picture} onChange={setPicture} />
      <PictureField label={t('paper.banner')} shape="banner" isOptional value={banner} onChange={setBanner} />
      <PictureField
        label={t('paper.logo')}
        value={{ file: null, url: null }}
        error={t('paper.logoMissing')}
        onChange={still}
      />
    </div>
  )
}
