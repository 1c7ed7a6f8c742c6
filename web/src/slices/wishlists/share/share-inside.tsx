import type { Reply } from '@souk/contract/core/endpoint.ts'
import type { wishlists } from '@souk/contract/wishlists/wishlists.contract.ts'
import { useState } from 'react'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { Checkbox } from '../../../ui/choices/checkbox.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { SearchBox } from '../../../ui/fields/search-box.tsx'
import type { ShownList } from '../model/wishlists.data.ts'
import { type Choice, choicesOf, sharingOf } from './share-choices.ts'
import styles from '../model/sheets.module.css'
import { useWrite } from '../model/wishlists.data.ts'

type Props = { list: ShownList; known: Reply<typeof wishlists.shareable> }
const maxShown = 8 // without searching

/** Teammates and partners, each with or without the right to change lines. Saved together. */
export function ShareInside({ list, known }: Props) {
  const t = useT('wishlists')
  const save = useWrite('shareList')
  const [q, setQ] = useState('')
  const [changes, setChanges] = useState<ReadonlyMap<string, Partial<Choice>>>(new Map())
  const choices = choicesOf(list, known).map((choice) => ({ ...choice, ...changes.get(choice.id) }))
  const found = choices.filter(
    ({ name, isShared }) => isShared || name.toLocaleLowerCase().includes(q.toLocaleLowerCase()),
  )
  const shown = q === '' ? found.slice(0, Math.max(maxShown, found.filter(({ isShared }) => isShared).length)) : found
  const change = (id: string, next: Partial<Choice>) =>
    setChanges((now) => new Map(now).set(id, { ...now.get(id), ...next }))
  async function keep(): Promise<void> {
    await save.mutateAsync({ id: list.id, sharing: sharingOf(choices) })
    setChanges(new Map())
  }
  return (
    <Stack as="section" className={styles.section} aria-label={t('share.inside')}>
      <h3 className={styles.title}>{t('share.inside')}</h3>
      <p className={styles.text}>{t(choices.length === 0 ? 'share.empty' : 'share.inside.text')}</p>
      {choices.length > maxShown && <SearchBox label={t('share.search')} value={q} onSearch={setQ} />}
      <Stack as="ul" gap={4}>
        {shown.map(({ id, name, isShared, mayEdit, isTeammate }) => (
          <Row key={id} as="li" gap={16} isSpread className={styles.person}>
            <Checkbox
              label={<bdi>{name}</bdi>}
              {...(isTeammate && { hint: t('share.teammate') })}
              isChecked={isShared}
              onChange={(isOn) => change(id, { isShared: isOn })}
            />
            {isShared && (
              <Checkbox
                label={
                  <>
                    {t('share.mayEdit')}
                    <span className="hidden-text"> {name}</span>
                  </>
                }
                isChecked={mayEdit}
                onChange={(isOn) => change(id, { mayEdit: isOn })}
              />
            )}
          </Row>
        ))}
      </Stack>
      {changes.size > 0 && (
        <Row>
          <Button look="primary" isBusy={save.isPending} onClick={() => void keep().catch(() => {})}>
            {t('share.save')}
          </Button>
        </Row>
      )}
    </Stack>
  )
}
