import { useT } from '../../lib/language/use-t.ts'
import { oneOf, pageNumber, useUrlState } from '../../lib/url/url-state.ts'
import { Segmented } from '../../ui/choices/segmented.tsx'
import { QueryView } from '../../ui/feedback/query-view.tsx'
import { TableSkeleton } from '../../ui/feedback/skeletons.tsx'
import { Pager } from '../../ui/tables/pager.tsx'
import { AdminFrame } from '../entities/door.ts'
import { Button } from '../../ui/layout/button.tsx'
import { ReferralList } from './referral-list.tsx'
import { useAllReferrals, useWrite } from './referrals.data.ts'

const shows = ['all', 'waiting', 'refused'] as const

/** /admin/referrals: all of them, those whose reward waits to be released, or those that were refused and why. */
export function AdminReferralsPage() {
  const t = useT('referrals')
  const [{ show, page }, change] = useUrlState({ show: oneOf(shows, 'all'), page: pageNumber() })
  const { mutate, isPending } = useWrite('decide')
  return (
    <AdminFrame place="referrals">
      <Segmented
        label={t('admin.show')}
        segments={shows.map((value) => ({ value, label: t(`admin.${value}`) }))}
        value={show}
        onChange={(next) => change({ show: next, page: 1 })}
      />
      <QueryView
        query={useAllReferrals(page, show)}
        skeleton={<TableSkeleton rows={5} columns={3} />}
        empty={({ total }) => total === 0 && t('admin.none')}
      >
        {({ referrals, ...paging }) => (
          <>
            <ReferralList
              referrals={referrals}
              actions={({ id, name, missing }) =>
                missing === 'release' && (
                  <>
                    <Button
                      size="small"
                      isDisabled={isPending}
                      aria-label={t('admin.decline.of', { name })}
                      onClick={() => mutate({ id, decision: 'DECLINE' })}
                    >
                      {t('admin.decline')}
                    </Button>
                    <Button
                      size="small"
                      look="primary"
                      isDisabled={isPending}
                      aria-label={t('admin.release.of', { name })}
                      onClick={() => mutate({ id, decision: 'RELEASE' })}
                    >
                      {t('admin.release')}
                    </Button>
                  </>
                )
              }
            />
            <Pager {...paging} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </AdminFrame>
  )
}
