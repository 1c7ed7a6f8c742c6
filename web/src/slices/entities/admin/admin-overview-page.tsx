import { Link } from 'react-router'
import { ButtonLink } from '../../../ui/layout/button.tsx'
import { Notice } from '../../../ui/feedback/notice.tsx'
import { useT } from '../../../lib/language/use-t.ts'
import { Count } from '../../../ui/values/count.tsx'
import { Kpi, KpiRow } from '../../../ui/values/kpi.tsx'
import { QueryView, type Query } from '../../../ui/feedback/query-view.tsx'
import { AdminFrame, type AdminPlace } from './admin-frame.tsx'
import { useFailedJobs, useOwnTwoFactor } from './console.data.ts'
import {
  useAdminBrands,
  useAdminDocuments,
  useAudit,
  useEntities,
  useFlagRules,
  useUsers,
  useWaitingCredit,
  useWaitingReviews,
} from './admin.data.ts'

const one = { limit: '1' }

/** /admin: what waits, and how much there is. */
export function AdminOverviewPage() {
  const t = useT('admin')
  const flags = useFlagRules()
  const safety = useOwnTwoFactor()
  return (
    <AdminFrame lead={t('lead')}>
      {safety.data?.isOn === false && (
        <Notice
          kind="info"
          action={
            <ButtonLink size="small" to="/profile?tabIndex=7">
              {t('twoFactor.setUp')}
            </ButtonLink>
          }
        >
          {t('twoFactor.offered')}
        </Notice>
      )}
      <KpiRow>
        <Figure place="brands" label={t('waiting.brands')} query={useAdminBrands({ ...one, status: 'SUBMITTED' })} />
        <Figure place="documents" label={t('waiting')} query={useAdminDocuments({ ...one, status: 'PENDING' })} />
        <Figure place="reviews" label={t('waiting.reviews')} query={useWaitingReviews()} />
        <Figure place="credit" label={t('waiting.credit')} query={useWaitingCredit()} />
        <Figure place="jobs" label={t('waiting.jobs')} query={useFailedJobs(one)} />
      </KpiRow>
      <KpiRow>
        <Figure place="users" label={t('users.title')} query={useUsers(one)} />
        <Figure place="entities" label={t('entities.title')} query={useEntities(one)} />
        <Figure place="audit" label={t('audit.title')} query={useAudit(one)} />
        <Figure
          place="flags"
          label={t('flagsOn')}
          query={{ ...flags, data: flags.data && { total: flags.data.filter(({ isOn }) => isOn).length, more: false } }}
        />
      </KpiRow>
    </AdminFrame>
  )
}

type Props = { place: AdminPlace; label: string; query: Query<{ total: number; more: boolean }> }

function Figure({ place, label, query }: Props) {
  const t = useT('admin')
  return (
    <Kpi
      label={label}
      value={
        <QueryView query={query} skeleton={'\u00a0'}>
          {({ total, more }) => (
            <>
              <Count value={total} />
              {more && '+'}
            </>
          )}
        </QueryView>
      }
    >
      <Link to={`/admin/${place}`} aria-label={t('openNamed', { name: label })}>
        {t('open')}
      </Link>
    </Kpi>
  )
}
