import { languages } from '@souk/contract/core/language.ts'
import { type Marketplace, MarketplaceDefaults } from '@souk/contract/marketplace/marketplace-shapes.ts'
import { useSavedForm } from '../../../lib/forms/use-saved-form.ts'
import { useLanguage } from '../../../lib/language/language.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { SelectField } from '../../../ui/choices/select-field.tsx'
import { QueryView } from '../../../ui/feedback/query-view.tsx'
import { FormSkeleton } from '../../../ui/feedback/skeletons.tsx'
import { FormConflicts } from '../../../ui/forms/form-conflicts.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { SaveBar } from '../../../ui/forms/save-bar.tsx'
import { currencyOptions, ProfileSection, TimeZoneField } from '../../entities/door.ts'
import { useMarketplace, useWrite } from './lists.data.ts'

/** What a company begins with where its country does not say it. */
export function DefaultsTab() {
  return (
    <QueryView query={useMarketplace()} skeleton={<FormSkeleton fields={3} />}>
      {(marketplace) => <Defaults marketplace={marketplace} />}
    </QueryView>
  )
}

const defaultsOf = ({ currency, timeZone, language }: Marketplace): MarketplaceDefaults => ({
  currency,
  timeZone,
  language,
})

function Defaults({ marketplace }: { marketplace: Marketplace }) {
  const t = useT('lists')
  const save = useWrite('changeMarketplace')
  const form = useSavedForm({
    schema: MarketplaceDefaults,
    saved: defaultsOf(marketplace),
    version: marketplace.version,
    send: async (body, version) => defaultsOf(await save.mutateAsync({ ...body, version })),
  })
  const { field, isDirty, isBusy, discard, conflicts, problem } = form
  const [money, language] = [field('currency'), field('language')]
  return (
    <Form onSubmit={form.save} problem={problem}>
      <FormConflicts conflicts={conflicts} label={(name) => t(`defaults.${name}`)} />
      <div>
        <ProfileSection title={t('list.defaults')} text={t('defaults.about')}>
          <ComboboxField
            label={t('defaults.currency')}
            options={currencyOptions(useLanguage())}
            {...money}
            onChange={(code) => money.onChange(code ?? '')}
          />
          <TimeZoneField label={t('defaults.timeZone')} {...field('timeZone')} />
          <SelectField
            label={t('defaults.language')}
            help={t('defaults.language.help')}
            options={languages.map((value) => ({ value, label: t(`defaults.language.${value}`) }))}
            {...language}
            onChange={(value) => language.onChange(value as MarketplaceDefaults['language'])}
          />
        </ProfileSection>
      </div>
      <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
    </Form>
  )
}
