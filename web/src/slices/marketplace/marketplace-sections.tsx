import type { Marketplace } from '@souk/contract/marketplace/marketplace-shapes.ts'
import type { ComponentType } from 'react'
import { UnsavedIn } from '../entities/door.ts'
import { BankForm } from './bank-form.tsx'
import { CompanyForm } from './company-form.tsx'
import { HelpForm } from './help-form.tsx'
import { LookForm } from './look-form.tsx'
import { NameForm } from './name-form.tsx'
import type { SectionName } from './section-form.tsx'
import { SupportForm } from './support-form.tsx'

type SectionProps = { marketplace: Marketplace }

const sections: readonly (readonly [SectionName, ComponentType<SectionProps>])[] = [
  ['name', NameForm],
  ['look', LookForm],
  ['company', CompanyForm],
  ['bank', BankForm],
  ['support', SupportForm],
  ['help', HelpForm],
]

type Props = SectionProps & { mark: Parameters<typeof UnsavedIn>[0]['mark'] }

export function MarketplaceSections({ marketplace, mark }: Props) {
  return (
    <div>
      {sections.map(([name, Section]) => (
        <UnsavedIn key={name} tab={name} mark={mark}>
          <Section marketplace={marketplace} />
        </UnsavedIn>
      ))}
    </div>
  )
}
