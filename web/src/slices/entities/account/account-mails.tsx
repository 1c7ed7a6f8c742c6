import { useT } from '../../../lib/language/use-t.ts'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { Switch } from '../../../ui/choices/switch.tsx'
import { useChooseMails, useMailChoice } from './account.data.ts'

/** Which mails about followed brands come; the weekly digest has its own form. */
export function AccountMails() {
  const t = useT('account')
  const choose = useChooseMails()
  return (
    <QueryView query={useMailChoice()} skeleton={<FormSkeleton fields={2} />}>
      {(choice) =>
        (['opening', 'closing'] as const).map((kind) => (
          <Switch
            key={kind}
            label={t(`mails.${kind}`)}
            isOn={choice[kind]}
            onChange={(isOn) => choose.mutate({ ...choice, [kind]: isOn })}
          />
        ))
      }
    </QueryView>
  )
}
