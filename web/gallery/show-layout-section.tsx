import { Button } from '../src/ui/layout/button.tsx'
import { Card, Row, RuledList, Stack, WithAside } from '../src/ui/layout/stack.tsx'
import { Money } from '../src/ui/values/money.tsx'
import { ShowSection, Specimen } from './show-frame.tsx'
import { useWords } from './words.ts'

export function ShowLayoutSection() {
  const t = useWords()
  const card = (
    <Card as="section">
      <Row isSpread gap={16}>
        <h3>{t('page.title')}</h3>
        <Button>{t('page.export')}</Button>
      </Row>
      <p>{t('page.lead')}</p>
    </Card>
  )
  return (
    <ShowSection>
      <Specimen title={t('layout.stack')}>
        <Stack gap={4}>
          <strong>{t('page.title')}</strong>
          <span>{t('page.lead')}</span>
        </Stack>
      </Specimen>
      <Specimen title={t('layout.row')}>
        <Row>
          <Button look="primary">{t('page.new')}</Button>
          <Button>{t('page.export')}</Button>
        </Row>
      </Specimen>
      <Specimen title={t('layout.card')}>{card}</Specimen>
      <Specimen title={t('layout.ruled')}>
        <RuledList>
          {(['8420', '1250', '360'] as const).map((amount) => (
            <Row key={amount} as="li" isSpread>
              <span>{t('page.crumb')}</span>
              <Money amount={amount} currency="EUR" />
            </Row>
          ))}
        </RuledList>
      </Specimen>
      <Specimen title={t('layout.aside')}>
        <WithAside aside={card}>
          <p>{t('page.lead')}</p>
        </WithAside>
      </Specimen>
    </ShowSection>
  )
}
