import { IconHanger, IconPackage } from '@tabler/icons-react'
import { useState } from 'react'
import { Button } from '../src/ui/layout/button.tsx'
import { CommandPalette } from '../src/ui/overlays/command-palette.tsx'
import { useCommandPalette } from '../src/ui/overlays/use-command-palette.ts'
import { showOrders, showStyles } from './show-data.ts'
import { ShowSection, Specimen } from './show-frame.tsx'
import { useWords } from './words.ts'

const icon = { size: 18, stroke: 1.6, 'aria-hidden': true } as const

export function ShowPaletteSection() {
  const t = useWords()
  const { isOpen, open, close } = useCommandPalette()
  const [text, setText] = useState('')
  const fits = (label: string) => text !== '' && label.toLowerCase().includes(text.toLowerCase())
  const orders = showOrders(12).map(({ id, brand }) => ({
    key: id,
    label: id,
    detail: t(`brands.${brand}`),
    icon: <IconPackage {...icon} />,
    onChoose: () => {},
  }))
  const styles = showStyles(8).map(({ id, name, code }) => ({
    key: id,
    label: t(`styles.${name}`),
    detail: code,
    icon: <IconHanger {...icon} />,
    onChoose: () => {},
  }))
  return (
    <ShowSection>
      <Specimen title={t('palette.keys')}>
        <Button onClick={open}>{t('palette.open')}</Button>
        <CommandPalette
          isOpen={isOpen}
          onClose={close}
          placeholder={t('palette.placeholder')}
          onSearch={setText}
          recent={[...orders.slice(0, 2), ...styles.slice(0, 1)]}
          groups={[
            { key: 'styles', label: t('palette.styles'), items: styles.filter(({ label }) => fits(label)) },
            { key: 'orders', label: t('palette.orders'), items: orders.filter(({ label }) => fits(label)) },
          ]}
        />
      </Specimen>
    </ShowSection>
  )
}
