import { useT } from '../../lib/language/use-t.ts'
import { Button } from '../layout/button.tsx'
import { Notice } from '../feedback/notice.tsx'
import { Row } from '../layout/stack.tsx'
import styles from './edit-conflict.module.css'

type Props = { theirs: string; onKeep: () => void; onTake: () => void }

/** Two wrote the same field: what the other one wrote, and the choice between the two. Nothing is saved before. */
export function ConflictNotice({ theirs, onKeep, onTake }: Props) {
  const t = useT('edit-conflict')
  return (
    <output>
      <Notice kind="warning" title={t('title')}>
        <p dir="auto" className={styles.theirs}>
          {theirs || t('empty')}
        </p>
        <Row>
          <Button size="small" onClick={onKeep}>
            {t('keep')}
          </Button>
          <Button size="small" onClick={onTake}>
            {t('take')}
          </Button>
        </Row>
      </Notice>
    </output>
  )
}
