import { type Scope, scopeAreas } from '@souk/contract/core/scopes.ts'
import { apiKeys } from '@souk/contract/integrations/api-keys.contract.ts'
import { useContractForm } from '../../../lib/forms/use-contract-form.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { CheckboxField } from '../../../ui/choices/checkbox.tsx'
import { Segmented } from '../../../ui/choices/segmented.tsx'
import { DateField } from '../../../ui/fields/date-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Row, Stack } from '../../../ui/layout/stack.tsx'
import { FormSheet } from '../../../ui/forms/form-dialog.tsx'
import { useIntegrationWrite } from '../model/integrations.data.ts'
import styles from '../model/integrations.module.css'

type Props = { onClose: () => void; onMade: (secret: string) => void }
const levels = ['none', 'read', 'write'] as const
type Level = (typeof levels)[number]

/** A new key: what it may do, until when, and whether it works in the sandbox. */
export function NewKeySheet({ onClose, onMade }: Props) {
  const t = useT('integrations')
  const create = useIntegrationWrite('createKey')
  const form = useContractForm({
    schema: apiKeys.create.body,
    initial: { name: '', scopes: [] as Scope[], isSandbox: false, expiresOn: null as string | null },
    send: async ({ name, scopes, isSandbox, expiresOn }) => {
      const { secret } = await create.mutateAsync({
        name,
        scopes,
        isSandbox: isSandbox ?? false,
        ...(expiresOn && { expiresOn }),
      })
      onMade(secret)
    },
  })
  const { field } = form
  const scopes = field('scopes')
  const chosen = (scopes.value ?? []) as Scope[]
  const levelOf = (area: string): Level =>
    chosen.includes(`${area}:write` as Scope) ? 'write' : chosen.includes(`${area}:read` as Scope) ? 'read' : 'none'
  const choose = (area: string, level: Level) => {
    const others = chosen.filter((scope) => !scope.startsWith(`${area}:`))
    scopes.onChange(level === 'none' ? others : [...others, `${area}:${level}` as Scope])
  }
  return (
    <FormSheet form={form} title={t('keys.new')} send={t('keys.create')} onClose={onClose}>
      <TextField label={t('keys.name')} help={t('keys.name.help')} maxLength={60} {...field('name')} />
      <CheckboxField label={t('keys.isSandbox')} help={t('keys.isSandbox.help')} {...field('isSandbox')} />
      <Stack as="fieldset" gap={8}>
        <legend>{t('keys.scopes')}</legend>
        {scopes.error && (
          <p role="alert" className={styles.problem}>
            {scopes.error}
          </p>
        )}
        {scopeAreas.map((area) => (
          <Row key={area} isSpread className={styles.scope}>
            <span>{t(`area.${area}`)}</span>
            <Segmented
              label={t(`area.${area}`)}
              value={levelOf(area)}
              onChange={(level) => choose(area, level)}
              segments={levels.map((value) => ({ value, label: t(`level.${value}`) }))}
            />
          </Row>
        ))}
      </Stack>
      <DateField isOptional label={t('keys.expiresOn')} help={t('keys.expiresOn.help')} {...field('expiresOn')} />
    </FormSheet>
  )
}
