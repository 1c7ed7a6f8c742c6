import { Card, Row } from './stack.tsx'
import { type ReactNode, useId } from 'react'

/** A section in a box: its title, actions for all of it at the end, and its content. */
export function TitledCard({ title, end, children }: { title: string; end?: ReactNode; children: ReactNode }) {
  const id = useId()
  return (
    <Card as="section" aria-labelledby={id}>
      <Row gap={16} isSpread>
        <h2 id={id}>{title}</h2>
        {end}
      </Row>
      {children}
    </Card>
  )
}
