import type { PublicEntity } from '@souk/contract/entities/entity-shapes.ts'
import { Row } from '../../../ui/layout/stack.tsx'
import { useT } from '../../../lib/language/use-t.ts'

/** Addresses as the brand wrote them; one without a scheme is a website all the same. */
const withScheme = (address: string) => (/^https?:\/\//i.test(address) ? address : `https://${address}`)

export function SocialLinks({ website, social }: Pick<PublicEntity, 'website' | 'social'>) {
  const t = useT('discovery')
  const links = [['website', website] as const, ...Object.entries(social)].filter(([, address]) => address)
  if (links.length === 0) return null
  return (
    <Row as="ul" gap={16}>
      {links.map(([name, address]) => (
        <li key={name}>
          <a href={withScheme(address ?? '')} target="_blank" rel="noopener nofollow">
            {t(`social.${name}`)}
          </a>
        </li>
      ))}
    </Row>
  )
}
