import type { PublicEntity } from '@souk/contract/entities/entity-shapes.ts'
import { Suspense, useState } from 'react'
import { lazyControl } from '../../../lib/code/lazy-dialog.tsx'
import { loadNamespaces } from '../../../lib/language/i18n.ts'
import { askToSignUp } from '../../../lib/session/sign-up-prompt.ts'
import { useActor, useSession } from '../../../lib/session/use-session.ts'
import { useT } from '../../../lib/language/use-t.ts'
import { Button } from '../../../ui/layout/button.tsx'
import { NickNameDialog } from '../../entities/door.ts'

const FollowButton = lazyControl(async () => (await import('../model/follow-loader.ts')).loadFollowButton())
const BrandConnect = lazyControl(async () => {
  const [module] = await Promise.all([import('./brand-connect.tsx'), loadNamespaces('connect')])
  return module.BrandConnect
})

/** What a person can do on a brand's page. */
export function BrandActions({ brand }: { brand: PublicEntity }) {
  const t = useT('discovery')
  const { entityType } = useSession()
  const actor = useActor()
  if (entityType === 'guest') return <Button onClick={askToSignUp}>{t('brand.signUp')}</Button>
  if (!actor?.entityId) return null
  return (
    <>
      {actor.side === 'retailer' && <BrandNickName brand={brand} />}
      <Suspense>
        <FollowButton brandId={brand.id} name={brand.entityName} />
        {actor.side === 'retailer' && <BrandConnect brandId={brand.id} name={brand.entityName} />}
      </Suspense>
    </>
  )
}

function BrandNickName({ brand }: { brand: PublicEntity }) {
  const t = useT('discovery')
  const [isNaming, setNaming] = useState(false)
  return (
    <>
      <Button onClick={() => setNaming(true)}>{t(brand.nickName === null ? 'nickName.add' : 'nickName.change')}</Button>
      {isNaming && (
        <Suspense>
          <NickNameDialog
            of={{ id: brand.id, name: brand.entityName, nickName: brand.nickName }}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
