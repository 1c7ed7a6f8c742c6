import { IconArchive, IconCopy, IconDots, IconInfoCircle, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { toast } from '../src/lib/toast.ts'
import { Button, ButtonLink, IconButton } from '../src/ui/layout/button.tsx'
import { useConfirm } from '../src/ui/overlays/confirm.tsx'
import { Dialog } from '../src/ui/overlays/dialog.tsx'
import { TextAreaField, TextField } from '../src/ui/fields/text-field.tsx'
import { Menu } from '../src/ui/overlays/menu.tsx'
import { Popover } from '../src/ui/overlays/popover.tsx'
import { SideSheet } from '../src/ui/overlays/side-sheet.tsx'
import { Tooltip } from '../src/ui/overlays/tooltip.tsx'
import styles from './input-frame.module.css'
import { useWords } from './words.ts'
import { ShowSection, Specimen } from './show-frame.tsx'

/** What acts, and what opens over the page. */
export function InputDialogSection() {
  const t = useWords()
  return (
    <ShowSection>
      <Specimen title={t('dialog.buttons')}>
        <div className={styles.line}>
          <Button look="primary" icon={<IconPlus size={16} stroke={2} aria-hidden />}>
            {t('dialog.create')}
          </Button>
          <Button>{t('dialog.export')}</Button>
          <Button look="quiet">{t('dialog.clear')}</Button>
          <Button look="danger">{t('dialog.cancelOrder')}</Button>
          <Button look="primary" isBusy>
            {t('dialog.create')}
          </Button>
          <Button whyNot={t('form.unchanged')}>{t('dialog.export')}</Button>
          <Button size="small">{t('dialog.export')}</Button>
          <ButtonLink to="/" size="large" look="primary">
            {t('dialog.create')}
          </ButtonLink>
        </div>
      </Specimen>
      <Specimen title={t('dialog.over')}>
        <Overlays />
      </Specimen>
      <Specimen title={t('dialog.toasts')}>
        <div className={styles.line}>
          <Button onClick={() => toast('success', t('dialog.saved'))}>{t('dialog.toastSuccess')}</Button>
          <Button onClick={() => toast('warning', t('dialog.closing'))}>{t('dialog.toastWarning')}</Button>
          <Button onClick={() => toast('danger', t('dialog.notSent'))}>{t('dialog.toastDanger')}</Button>
        </div>
      </Specimen>
    </ShowSection>
  )
}

function Overlays() {
  const t = useWords()
  const confirm = useConfirm()
  const [isDialog, setDialog] = useState(false)
  const [isSheet, setSheet] = useState(false)
  const [reason, setReason] = useState('')
  async function ask(): Promise<void> {
    const isYes = await confirm({
      title: t('dialog.cancelTitle'),
      text: t('dialog.cancelText'),
      yes: t('dialog.cancelOrder'),
      no: t('dialog.keepOrder'),
      isDestructive: true,
    })
    if (isYes) toast('success', t('dialog.cancelled'))
  }
  const groups = [
    [
      {
        key: 'copy',
        label: t('dialog.copy'),
        icon: <IconCopy size={16} stroke={1.7} aria-hidden />,
        onSelect: () => {},
      },
      {
        key: 'archive',
        label: t('dialog.archive'),
        icon: <IconArchive size={16} stroke={1.7} aria-hidden />,
        isDisabled: true,
        onSelect: () => {},
      },
    ],
    [
      {
        key: 'delete',
        label: t('dialog.delete'),
        icon: <IconTrash size={16} stroke={1.7} aria-hidden />,
        isDanger: true,
        onSelect: () => void ask(),
      },
    ],
  ]
  return (
    <div className={styles.line}>
      <Button onClick={() => setDialog(true)}>{t('dialog.open')}</Button>
      <Button onClick={() => setSheet(true)}>{t('dialog.openSheet')}</Button>
      <Button onClick={() => void ask()}>{t('dialog.ask')}</Button>
      <Menu
        trigger={
          <IconButton label={t('dialog.menu')}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </IconButton>
        }
        groups={groups}
      />
      <Popover label={t('dialog.popover')} trigger={<Button>{t('dialog.popover')}</Button>}>
        <p>{t('dialog.popoverText')}</p>
      </Popover>
      <Tooltip text={t('dialog.tooltip')}>
        <IconButton label={t('dialog.about')}>
          <IconInfoCircle size={18} stroke={1.7} aria-hidden />
        </IconButton>
      </Tooltip>
      <Dialog
        isOpen={isDialog}
        title={t('dialog.rejectTitle')}
        isDirty={reason !== ''}
        onClose={() => setDialog(false)}
        actions={
          <>
            <Button onClick={() => setDialog(false)}>{t('dialog.keepOrder')}</Button>
            <Button look="danger" onClick={() => setDialog(false)}>
              {t('dialog.reject')}
            </Button>
          </>
        }
      >
        <TextAreaField label={t('dialog.reason')} value={reason} onChange={setReason} maxLength={1000} />
      </Dialog>
      <SideSheet
        isOpen={isSheet}
        title={t('dialog.sheetTitle')}
        onClose={() => setSheet(false)}
        actions={
          <>
            <Button onClick={() => setSheet(false)}>{t('dialog.discard')}</Button>
            <Button look="primary" onClick={() => setSheet(false)}>
              {t('dialog.saveAddress')}
            </Button>
          </>
        }
      >
        <div className={styles.stack}>
          <TextField label={t('dialog.street')} value="Alserkal Avenue 17" onChange={() => {}} />
          <TextField label={t('dialog.city')} value={t('dialog.cityValue')} onChange={() => {}} />
        </div>
      </SideSheet>
    </div>
  )
}
