import type { PublicEntity } from '@souk/contract/entities/entity-shapes.ts'
import { Suspense, lazy, useState } from 'react'
import { askToSignUp } from '../../lib/sign-up-prompt.ts'
import { useSession } from '../../lib/use-session.ts'
import { useT } from '../../lib/use-t.ts'
import { Button } from '../../ui/button.tsx'

const NickNameDialog = lazy(async () => ({ default: (await import('./nick-name-dialog.tsx')).NickNameDialog }))

/** What somebody can do on a brand's page; following and connecting find their place here. */
export function BrandActions({ brand }: { brand: PublicEntity }) {
  const t = useT('discovery')
  const { entityType } = useSession()
  const [isNaming, setNaming] = useState(false)
  if (entityType === 'guest') return <Button onClick={askToSignUp}>{t('brand.signUp')}</Button>
  if (entityType !== 'retailer') return null
  return (
    <>
      <Button onClick={() => setNaming(true)}>{t(brand.nickName === null ? 'nickName.add' : 'nickName.change')}</Button>
      {isNaming && (
        <Suspense>
          <NickNameDialog brandId={brand.id} nickName={brand.nickName} onClose={() => setNaming(false)} />
        </Suspense>
      )}
    </>
  )
}
