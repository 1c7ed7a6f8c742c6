import { IconBuildingStore, IconHanger } from '@tabler/icons-react'
import { z } from 'zod/mini'
import { useT } from '../../../lib/language/use-t.ts'
import { Form } from '../../../ui/forms/form.tsx'
import { RadioCards } from '../../../ui/choices/radio-cards.tsx'
import { StepActions } from './sign-up-actions.tsx'
import { useGoOn } from './sign-up-go-on.ts'
import { useStepForm } from './sign-up-step-form.ts'

const sides = { brand: IconHanger, retailer: IconBuildingStore } as const
const Chosen = z.strictObject({ role: z.enum(['brand', 'retailer']) })

/** /sign-up/choose-user-type: a press on a side goes on; by keyboard the button does. */
export function SideStep() {
  const t = useT('sign-up')
  const goOn = useGoOn('choose-user-type')
  const { field, save, problem, isBusy } = useStepForm('choose-user-type', {
    schema: Chosen,
    initial: ({ role }) => ({ role: (role || null) as z.input<typeof Chosen>['role'] | null }),
  })
  const role = field('role')
  const cards = (['brand', 'retailer'] as const).map((value) => {
    const Icon = sides[value]
    return {
      value,
      label: t(`sides.${value}`),
      hint: t(`sides.${value}.hint`),
      icon: <Icon size={24} stroke={1.4} aria-hidden />,
    }
  })
  return (
    <Form onSubmit={save} problem={problem}>
      <RadioCards
        label={t('fields.role')}
        cards={cards}
        {...role}
        error={role.error && t('sides.choose')}
        onPress={(value) => void goOn({ role: value })}
      />
      <StepActions step="choose-user-type" isBusy={isBusy} />
    </Form>
  )
}
