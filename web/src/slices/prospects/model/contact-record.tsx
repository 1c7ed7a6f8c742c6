import type { ContactRecord as Record } from '@souk/contract/prospects/prospect-shapes.ts'
import { useFormat } from '../../../lib/language/format.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { useConfirm } from '../../../ui/overlays/confirm.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { FactList } from '../../../ui/values/fact-list.tsx'
import styles from './prospects.module.css'

type Props = { contacts: readonly Record[]; onErase: () => void; isBusy: boolean }

/** What is stored of a person, as facts and as a file, with the way to erase it. */
export function ContactRecords({ contacts, onErase, isBusy }: Props) {
  const t = useT('prospects')
  const format = useFormat()
  const confirm = useConfirm()
  async function erase(): Promise<void> {
    const question = {
      title: t('data.erase.title'),
      text: t('data.erase.text'),
      yes: t('data.erase'),
      isDestructive: true,
    }
    if (await confirm(question)) onErase()
  }
  const file = `data:application/json;charset=utf-8,${encodeURIComponent(JSON.stringify(contacts, null, 2))}`
  return (
    <Stack gap={24}>
      {contacts.map(({ id, name, email, phone, store, source, storedAt, uses }) => (
        <FactList
          key={id}
          facts={[
            { label: t('data.name'), value: <bdi>{name}</bdi> },
            { label: t('data.email'), value: <bdi>{email}</bdi> },
            { label: t('data.phone'), value: <bdi dir="ltr">{phone}</bdi> },
            { label: t('data.store'), value: <bdi>{store}</bdi> },
            { label: t('data.source'), value: <bdi>{source}</bdi> },
            { label: t('data.stored'), value: format.day(storedAt.slice(0, 10)) },
            {
              label: t('data.uses'),
              value:
                uses.length === 0
                  ? t('data.unused')
                  : format.list(uses.map(({ use, brand }) => t(`data.use.${use}`, { brand: `\u2068${brand}\u2069` }))),
            },
          ]}
        />
      ))}
      <Row gap={12} isSpread>
        <a className={styles.file} href={file} download="contact.json">
          {t('data.download')}
        </a>
        <Button isBusy={isBusy} onClick={() => void erase()}>
          {t('data.erase')}
        </Button>
      </Row>
    </Stack>
  )
}
