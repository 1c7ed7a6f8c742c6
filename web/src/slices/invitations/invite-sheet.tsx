import type { Language } from '@souk/contract/core/language.ts'
import type { Side } from '@souk/contract/entities/entity-shapes.ts'
import { usualInvitation } from '@souk/contract/invitations/invitation-text.ts'
import { type Invitation, InvitationIn, invitationLimits } from '@souk/contract/invitations/invitations.contract.ts'
import { useContractForm } from '../../lib/forms/use-contract-form.ts'
import { useLanguage } from '../../lib/language/language.ts'
import { useT } from '../../lib/language/use-t.ts'
import { useSettings } from '../../lib/settings.ts'
import { CountryField } from '../../ui/choices/country-field.tsx'
import { SelectField } from '../../ui/choices/select-field.tsx'
import { TextAreaField, TextField } from '../../ui/fields/text-field.tsx'
import { FormSheet } from '../../ui/forms/form-dialog.tsx'
import { FieldRow } from '../../ui/forms/form.tsx'
import { useWrite } from './invitations.data.ts'

type Props = { onClose: () => void; onLink: (invitation: Invitation) => void }

/** One company. Where no mail leaves, its link is shown next. */
export function InviteSheet({ onClose, onLink }: Props) {
  const t = useT('invitations')
  const { canMail } = useSettings()
  const own = useLanguage()
  const invite = useWrite('invite')
  const form = useContractForm({
    schema: InvitationIn,
    initial: {
      company: '',
      email: '',
      side: 'brand' as Side,
      country: '',
      language: own as Language,
      text: usualInvitation.brand[own],
    },
    send: async (body) => {
      const invitation = await invite.mutateAsync(body)
      if (canMail) onClose()
      else onLink(invitation)
    },
  })
  const { field } = form
  const [side, language, text, country] = [field('side'), field('language'), field('text'), field('country')]

  const chosen = { side: side.value as Side, language: language.value as Language }

  /** A text that was not rewritten follows the side and the language. */
  function follow(next: { side?: Side; language?: Language }): void {
    const now = { ...chosen, ...next }
    if (text.value === usualInvitation[chosen.side][chosen.language])
      text.onChange(usualInvitation[now.side][now.language])
  }
  return (
    <FormSheet form={form} title={t('invite.title')} send={t('invite.send')} onClose={onClose}>
      <TextField label={t('columns.company')} maxLength={120} {...field('company')} />
      <TextField type="email" label={t('columns.email')} {...field('email')} />
      <FieldRow>
        <SelectField
          label={t('columns.side')}
          options={(['brand', 'retailer'] as const).map((value) => ({ value, label: t(`side.${value}`) }))}
          {...side}
          onChange={(value) => {
            follow({ side: value as Side })
            side.onChange(value as Side)
          }}
        />
        <SelectField
          label={t('columns.language')}
          options={(['en', 'ar'] as const).map((value) => ({ value, label: t(`language.${value}`) }))}
          {...language}
          onChange={(value) => {
            follow({ language: value as Language })
            language.onChange(value as Language)
          }}
        />
      </FieldRow>
      <CountryField
        label={t('columns.country')}
        {...country}
        value={country.value || null}
        onChange={(code) => country.onChange(code ?? '')}
      />
      <TextAreaField
        label={t('text')}
        help={t('text.help')}
        isOptional
        rows={6}
        maxLength={invitationLimits.textLength}
        {...text}
        value={text.value ?? ''}
      />
    </FormSheet>
  )
}
