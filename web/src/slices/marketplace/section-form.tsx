import type { Marketplace, MarketplaceChange } from '@souk/contract/marketplace/marketplace-shapes.ts'
import type { ReactNode } from 'react'
import type { z } from 'zod/mini'
import { pick } from '../../lib/forms/merge-versions.ts'
import { type SavedForm, useSavedForm } from '../../lib/forms/use-saved-form.ts'
import { useT } from '../../lib/language/use-t.ts'
import { FormConflicts } from '../../ui/forms/form-conflicts.tsx'
import { Form } from '../../ui/forms/form.tsx'
import { SaveBar } from '../../ui/forms/save-bar.tsx'
import { ProfileSection, useUnsaved } from '../entities/door.ts'
import { useWrite } from './marketplace.data.ts'

/** The sections of the page, each with a form of its own. */
export type SectionName = 'name' | 'look' | 'company' | 'bank' | 'support' | 'help'

/** The fields of a schema, saved over the version they were typed on. */
export function useSection<S extends z.ZodMiniObject>(schema: S, marketplace: Marketplace) {
  const write = useWrite('change')
  const fields = Object.keys(schema.shape)
  const ownOf = (whole: Marketplace) => pick(whole, fields) as z.input<S>
  return useSavedForm({
    schema,
    saved: ownOf(marketplace),
    version: marketplace.version,
    send: async (body, version) => ownOf(await write.mutateAsync({ ...(body as MarketplaceChange), version })),
  })
}

type Frame = Pick<SavedForm<z.ZodMiniObject>, 'save' | 'problem' | 'isBusy' | 'isDirty' | 'discard' | 'conflicts'>
type Props = { name: SectionName; form: Frame; children: ReactNode }

/** What it is about, its fields, and what saves them. */
export function SectionForm({ name, form, children }: Props) {
  const t = useT('marketplace')
  const { save, problem, isBusy, isDirty, discard, conflicts } = form
  useUnsaved(isDirty)
  const text = (_: string, value: unknown) => (typeof value === 'string' && value !== '' ? value : undefined)
  return (
    <ProfileSection title={t(`${name}.title`)} text={t(`${name}.text`)}>
      <Form onSubmit={save} problem={problem}>
        <FormConflicts conflicts={conflicts} label={(field) => t(`fields.${field}`)} text={text} />
        {children}
        <SaveBar isDirty={isDirty} isBusy={isBusy} onDiscard={discard} />
      </Form>
    </ProfileSection>
  )
}
