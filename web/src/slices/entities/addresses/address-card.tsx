import type { Address } from '@souk/contract/entities/entity-shapes.ts'
import { IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { Failed } from '../../../lib/server/failed.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { Row } from '../../../ui/layout/stack.tsx'
import { Tag } from '../../../ui/values/status.tsx'
import { AddressText } from './address-text.tsx'
import styles from './address-card.module.css'
import { useRemoveAddress, useSaveAddress } from '../profile/profile.data.ts'

type Props = { address: Address; stores: readonly string[]; onEdit?: () => void }

export function AddressCard({ address, stores, onEdit }: Props) {
  const t = useT('profile')
  const { isDefaultShipping, isDefaultBilling } = address
  const [problem, setProblem] = useState<string | null>(null)
  return (
    <li className={styles.card}>
      <div className={styles.head}>
        <h2 className={styles.label}>
          <bdi>{address.label}</bdi>
        </h2>
        {onEdit && <AddressTools address={address} onEdit={onEdit} onProblem={setProblem} />}
      </div>
      <AddressText address={address} />
      {(isDefaultShipping || isDefaultBilling || stores.length > 0) && (
        <Row as="p" gap={6} className={styles.tags}>
          {isDefaultShipping && <Tag tone="ok">{t('addresses.shipping')}</Tag>}
          {isDefaultBilling && <Tag tone="ok">{t('addresses.billing')}</Tag>}
          {stores.map((name) => (
            <Tag key={name}>{t('addresses.store', { name: `\u2068${name}\u2069` })}</Tag>
          ))}
        </Row>
      )}
      {problem && <Notice>{problem}</Notice>}
    </li>
  )
}

type ToolProps = { address: Address; onEdit: () => void; onProblem: (problem: string | null) => void }

/** A default is given to another address, never just taken away. */
function AddressTools({ address, onEdit, onProblem }: ToolProps) {
  const t = useT('profile')
  const confirm = useConfirm()
  const save = useSaveAddress()
  const remove = useRemoveAddress()
  const { id, label, ...body } = address
  const name = `\u2068${label}\u2069`

  function makeDefault(kind: 'isDefaultShipping' | 'isDefaultBilling'): void {
    save.mutate({ id, body: { ...body, label, [kind]: true } })
  }
  async function ask(): Promise<void> {
    onProblem(null)
    const isYes = await confirm({
      title: t('addresses.remove.title', { name }),
      text: t('addresses.remove.text'),
      yes: t('addresses.remove.yes'),
      no: t('keep'),
      isDestructive: true,
    })
    if (isYes) remove.mutate(id, { onError: (error) => onProblem(error instanceof Failed ? error.message : null) })
  }
  const defaults = (['isDefaultShipping', 'isDefaultBilling'] as const)
    .filter((kind) => !address[kind])
    .map((kind) => ({ key: kind, label: t(`addresses.${kind}`), onSelect: () => makeDefault(kind) }))
  return (
    <span className={styles.tools}>
      <Button size="small" look="quiet" aria-label={t('addresses.editOf', { name })} onClick={onEdit}>
        {t('form.edit')}
      </Button>
      <Menu
        trigger={
          <IconButton label={t('addresses.more', { name })}>
            <IconDots size={18} stroke={1.7} aria-hidden />
          </IconButton>
        }
        groups={[defaults, [{ key: 'remove', label: t('form.delete'), isDanger: true, onSelect: () => void ask() }]]}
      />
    </span>
  )
}
