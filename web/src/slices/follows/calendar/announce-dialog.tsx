import { Announcement, type CalendarEntry } from '@souk/contract/follows/follows.contract.ts'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { useNow } from '../../../ui/values/date.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { TextAreaField } from '../../../ui/fields/text-field.tsx'
import { FormDialog } from '../../../ui/forms/form-dialog.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { useCollections } from '../../catalog/door.ts'
import { todayOf } from './calendar-days.ts'
import { useAnnounce } from '../model/follows.data.ts'

type Props = { collectionId: string | null; onClose: () => void }

/** When a collection opens that is not live yet, and a line about it. */
export function AnnounceDialog({ collectionId, onClose }: Props) {
  const t = useT('follows')
  const announce = useAnnounce()
  const today = todayOf(useNow())
  const known = announcedEntry(useQueryClient(), collectionId)
  const { options, isKnown } = useComing()
  const form = useContractForm({
    schema: Announcement,
    initial: { collectionId, opensOn: known?.day ?? '', text: known?.text ?? '' },
    send: async (body) => {
      await announce.mutateAsync(body)
      onClose()
    },
  })
  const { field } = form
  if (isKnown && options.length === 0)
    return (
      <Dialog isOpen title={t('announce.title')} onClose={onClose}>
        <Notice kind="info">{t('announce.none')}</Notice>
      </Dialog>
    )
  return (
    <FormDialog form={form} title={t('announce.title')} send={t('announce.save')} onClose={onClose}>
      <p>{t('announce.text')}</p>
      <SelectField
        label={t('announce.collection')}
        placeholder={t('announce.choose')}
        options={options}
        {...field('collectionId')}
      />
      <DateField label={t('announce.day')} min={today} {...field('opensOn')} />
      <TextAreaField label={t('announce.line')} isOptional maxLength={280} rows={3} {...field('text')} />
    </FormDialog>
  )
}

/** One's own collections that are still to go live. */
function useComing() {
  const [drafts, reviewed] = [
    useCollections({ status: 'NEW', limit: 100 }),
    useCollections({ status: 'IN_REVIEW', limit: 100 }),
  ]
  const coming = [drafts, reviewed].flatMap(({ data }) => data?.items ?? [])
  return {
    options: coming.map(({ id, collectionName }) => ({ value: id, label: collectionName })),
    isKnown: drafts.data !== undefined && reviewed.data !== undefined,
  }
}

/** What was said of it before, if a calendar on the screen knows. */
function announcedEntry(client: QueryClient, collectionId: string | null): CalendarEntry | undefined {
  return client
    .getQueriesData<{ entries: CalendarEntry[] }>({ queryKey: ['schedule'] })
    .flatMap(([, data]) => data?.entries ?? [])
    .find((entry) => entry.kind === 'OPENS' && entry.collectionId === collectionId)
}
