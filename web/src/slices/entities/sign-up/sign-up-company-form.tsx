import { Register } from '@souk/contract/entities/sign-up.contract.ts'
import { companyRoles } from '@souk/contract/reference/taxonomy.ts'
import { z } from 'zod/mini'
import { useT } from '../../../lib/language/use-t.ts'
import { ComboboxField } from '../../../ui/choices/combobox-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Form } from '../../../ui/forms/form.tsx'
import { StepActions } from './sign-up-actions.tsx'
import { useStepForm } from './sign-up-step-form.ts'

const { entityName, companyRole, website } = Register.shape
const Company = z.strictObject({ entityName, companyRole, website })

/** /sign-up/company-info */
export function CompanyStep() {
  const t = useT('sign-up')
  const { field, save, problem, isBusy } = useStepForm('company-info', {
    schema: Company,
    initial: ({ entityName, companyRole, website }) => ({
      entityName,
      companyRole: (companyRole || null) as z.input<typeof Company>['companyRole'] | null,
      website,
    }),
  })
  const role = field('companyRole')
  return (
    <Form onSubmit={save} problem={problem}>
      <TextField label={t('fields.entityName')} autoComplete="organization" {...field('entityName')} />
      <ComboboxField
        label={t('fields.companyRole')}
        options={companyRoles.map((value) => ({ value, label: t(`roles.${value}`) }))}
        {...role}
        error={role.error && t('roles.choose')}
      />
      <TextField
        type="url"
        label={t('fields.website')}
        isOptional
        autoComplete="url"
        placeholder="example.com"
        {...field('website')}
      />
      <StepActions step="company-info" isBusy={isBusy} />
    </Form>
  )
}
