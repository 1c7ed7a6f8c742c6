import { listViews, type ListView } from '@souk/contract/identity/list-views.contract.ts'
import { IconBookmark, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import type { SavedViewsProps } from '../../../lib/saved-views.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button, IconButton } from '../../../ui/layout/button.tsx'
import { Menu } from '../../../ui/overlays/menu.tsx'
import { Popover } from '../../../ui/overlays/popover.tsx'
import { useListViews, useListViewWrite } from './list-views.data.ts'
import styles from './list-views.module.css'

/** The views of a list that a person keeps: opened by a click, saved from what is shown. */
export function ListViews(props: SavedViewsProps) {
  const t = useT('list-views')
  return (
    <Popover
      label={t('title')}
      width={300}
      trigger={<Button icon={<IconBookmark size={16} stroke={1.7} aria-hidden />}>{t('title')}</Button>}
    >
      {(close) => (
        <Views
          {...props}
          onOpen={(search) => {
            close()
            props.onOpen(search)
          }}
        />
      )}
    </Popover>
  )
}

function Views({ list, search, onOpen }: SavedViewsProps) {
  const t = useT('list-views')
  const query = useListViews(list)
  const [renamed, setRenamed] = useState<string | null>(null)
  const write = useListViewWrite('save')
  return (
    <QueryView query={query} skeleton={<FormSkeleton fields={1} />}>
      {(views) => (
        <div className={styles.panel}>
          {views.length === 0 && <p className={styles.none}>{t('none')}</p>}
          {views.length > 0 && (
            <ul className={styles.views}>
              {views.map((view) =>
                view.id === renamed ? (
                  <li key={view.id}>
                    <Rename view={view} onDone={() => setRenamed(null)} />
                  </li>
                ) : (
                  <OneView
                    key={view.id}
                    view={view}
                    search={search}
                    onOpen={onOpen}
                    onRename={() => setRenamed(view.id)}
                  />
                ),
              )}
            </ul>
          )}
          {!views.some((view) => view.search === search) && (
            <NameForm
              label={t('name')}
              send={t('save')}
              initial=""
              onSend={(name) => write.mutateAsync({ list, search, name })}
            />
          )}
        </div>
      )}
    </QueryView>
  )
}

type OneProps = Pick<SavedViewsProps, 'search' | 'onOpen'> & { view: ListView; onRename: () => void }

function OneView({ view, search, onOpen, onRename }: OneProps) {
  const t = useT('list-views')
  const [change, remove] = [useListViewWrite('change'), useListViewWrite('remove')]
  const { id, name } = view
  const isShown = view.search === search
  return (
    <li className={styles.view}>
      <button
        type="button"
        className={styles.open}
        aria-current={isShown || undefined}
        onClick={() => onOpen(view.search)}
      >
        <bdi>{name}</bdi>
      </button>
      <Menu
        trigger={
          <IconButton label={t('more', { name })}>
            <IconDots size={16} stroke={1.7} aria-hidden />
          </IconButton>
        }
        groups={[
          [
            { key: 'rename', label: t('rename'), onSelect: onRename },
            {
              key: 'replace',
              label: t('replace'),
              isDisabled: isShown,
              onSelect: () => change.mutate({ id, search }),
            },
          ],
          [{ key: 'remove', label: t('remove'), isDanger: true, onSelect: () => remove.mutate({ id }) }],
        ]}
      />
    </li>
  )
}

function Rename({ view, onDone }: { view: ListView; onDone: () => void }) {
  const t = useT('list-views')
  const write = useListViewWrite('change')
  return (
    <NameForm
      label={t('rename')}
      send={t('rename.save')}
      initial={view.name}
      onSend={async (name) => {
        await write.mutateAsync({ id: view.id, name })
        onDone()
      }}
    />
  )
}

type NameProps = { label: string; send: string; initial: string; onSend: (name: string) => Promise<unknown> }

function NameForm({ label, send, initial, onSend }: NameProps) {
  const form = useContractForm({
    schema: listViews.change.body,
    initial: { name: initial },
    send: async ({ name = '' }) => {
      await onSend(name)
      form.begin({ name: '' })
    },
  })
  return (
    <Form onSubmit={form.save} problem={form.problem}>
      <TextField label={label} maxLength={60} {...form.field('name')} />
      <Button type="submit" size="small" isBusy={form.isBusy}>
        {send}
      </Button>
    </Form>
  )
}
