import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import styles from './store-choice.module.css'
import { useStores } from './use-stores.ts'

/** `only` is the label where there is one store, and so nothing to ask; `failed` says what happens where the stores cannot be read. */
type Props = { label: string; only: string; failed: string; value: string | null; onChange: (storeId: string) => void }

/** For which store; a person who has one is told, not asked, in the same place: nothing moves when the stores come. */
export function StoreChoice({ label, only, failed, value, onChange }: Props) {
  const { stores, usual, isPending, isError, retry } = useStores()
  if (isPending) return <Told label={only} name="" />
  if (isError) return <Unknown retry={retry}>{failed}</Unknown>
  if (stores.length < 2) return stores[0] && <Told label={only} name={stores[0].name} />
  return (
    <SelectField
      label={label}
      options={stores.map(({ id, name }) => ({ value: id, label: name }))}
      value={value ?? usual}
      onChange={(storeId) => storeId && onChange(storeId)}
    />
  )
}

function Told({ label, name }: { label: string; name: string }) {
  return (
    <Field label={label} isGroup>
      {() => (
        <p className={styles.only}>
          <bdi>{name}</bdi>
        </p>
      )}
    </Field>
  )
}

function Unknown({ children, retry }: { children: string; retry: () => unknown }) {
  const t = useT('ui')
  const retryButton = (
    <Button size="small" look="quiet" onClick={() => void retry()}>
      {t('state.retry')}
    </Button>
  )
  return (
    <Notice kind="warning" action={retryButton}>
      {children}
    </Notice>
  )
}
