import { type SavedView, type ViewPage, views as calls } from '@souk/contract/analytics/views.contract.ts'
import { Link } from 'react-router'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useUrlState } from '../../../lib/url/url-state.ts'
import { Switch } from '../../../ui/choices/switch.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { Button } from '../../../ui/layout/button.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { useAnalyticsWrite, useViews } from '../model/analytics.data.ts'
import styles from '../model/analytics.module.css'

const pathOf: Record<ViewPage, string> = {
  sales: '/sales-analytics',
  engagement: '/analytics',
  purchases: '/purchase-analytics',
}

export function ViewsDialog({ page, onClose }: { page: ViewPage; onClose: () => void }) {
  const t = useT('analytics')
  const { data: views = [] } = useViews(page)
  const [, , { searchWith }] = useUrlState({})
  const { mutateAsync } = useAnalyticsWrite('saveView')
  const initial = { page, name: '', search: searchWith().slice(1) }
  const { field, save, problem, isBusy, begin } = useContractForm({
    schema: calls.save.body,
    initial,
    send: async (body) => {
      await mutateAsync(body)
      begin(initial)
    },
  })
  return (
    <Dialog isOpen title={t('views')} onClose={onClose}>
      <Stack gap={24}>
        {views.length === 0 ? (
          <p className={styles.note}>{t('views.none')}</p>
        ) : (
          <Stack as="ul" gap={4}>
            {views.map((view) => (
              <OneView key={view.id} view={view} onOpen={onClose} />
            ))}
          </Stack>
        )}
        <Form onSubmit={save} problem={problem}>
          <TextField label={t('views.name')} help={t('views.help')} {...field('name')} />
          <Button look="primary" type="submit" isBusy={isBusy}>
            {t('views.save')}
          </Button>
        </Form>
      </Stack>
    </Dialog>
  )
}

function OneView({ view, onOpen }: { view: SavedView; onOpen: () => void }) {
  const t = useT('analytics')
  const change = useAnalyticsWrite('changeView')
  const remove = useAnalyticsWrite('removeView')
  return (
    <Row as="li" isSpread className={styles.view}>
      <span>
        <Link to={`${pathOf[view.page]}?${view.search}`} onClick={onOpen}>
          <bdi>{view.name}</bdi>
        </Link>{' '}
        {view.createdBy && <span className={styles.note}>{t('views.by', { name: view.createdBy })}</span>}
      </span>
      <Switch
        label={t('views.mail', { name: view.name })}
        isOn={view.isMailed}
        onChange={(isMailed) => change.mutate({ id: view.id, isMailed })}
      />
      {view.isYours && (
        <Button
          look="quiet"
          size="small"
          onClick={() => remove.mutate({ id: view.id })}
          aria-label={t('views.remove', { name: view.name })}
        >
          {t('form.remove')}
        </Button>
      )}
    </Row>
  )
}
