import { useT } from '../../lib/language/use-t.ts'
import { useCanNavigate } from '../../lib/reachable-pages.ts'
import { useSession } from '../../lib/session/use-session.ts'
import { ButtonLink } from '../../ui/layout/button.tsx'
import { Stack } from '../../ui/layout/stack.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { courseOf, lessonsOf } from './courses.ts'
import styles from './help-page.module.css'
import { type Topic, paragraphKeys } from './topics.ts'

/** /help/academy: a course for the viewer's role, made of the guides in the order in which they are needed. */
export function AcademyPage() {
  const t = useT('help')
  const { entityType, role } = useSession()
  const course = courseOf(entityType, role)
  return (
    <Page
      title={t('titles.academy')}
      lead={t(`academy.${course}`)}
      actions={<ButtonLink to="/help">{t('academy.help')}</ButtonLink>}
    >
      <Stack as="ol" gap={24} className={styles.lessons} aria-label={t('academy.lessons')}>
        {lessonsOf(course).map((lesson) => (
          <Lesson key={lesson.id} lesson={lesson} />
        ))}
      </Stack>
    </Page>
  )
}

function Lesson({ lesson }: { lesson: Topic }) {
  const t = useT('help')
  const isOpen = useCanNavigate()
  const { entityType } = useSession()
  const page = lesson.pages.find(isOpen)
  return (
    <li className={styles.lesson}>
      <h2>{t(`${lesson.id}.title`)}</h2>
      <p>{t(`${lesson.id}.lead`)}</p>
      <ul className={styles.steps}>
        {paragraphKeys(lesson, entityType).map((key) => (
          <li key={key}>{t(key)}</li>
        ))}
      </ul>
      {page && (
        <p className={styles.way}>
          <ButtonLink to={page} size="small">
            {t('academy.try')}
          </ButtonLink>
        </p>
      )}
    </li>
  )
}
