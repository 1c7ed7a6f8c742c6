import { useNavigate } from 'react-router'
import { rememberedRedirect, rememberRedirect } from '../../lib/session.ts'
import { useT } from '../../lib/use-t.ts'
import { LoginForm } from './login-form.tsx'
import styles from './login-page.module.css'
import { RailScene } from './rail-scene.tsx'

/** /login, with a password. Afterwards: where the person wanted to go, else home. */
export function LoginPage() {
  const t = useT('identity')
  const navigate = useNavigate()

  function goOn(): void {
    const target = rememberedRedirect() ?? '/'
    rememberRedirect(null)
    void navigate(target, { replace: true })
  }

  return (
    <div className={styles.page}>
      <section className={styles.column}>
        <h1 className={styles.title}>{t('login.title')}</h1>
        <p className={styles.lead}>{t('login.lead')}</p>
        <LoginForm onDone={goOn} />
      </section>
      <aside className={styles.scene} aria-hidden>
        <RailScene />
        <p className={styles.line}>{t('login.scene')}</p>
      </aside>
    </div>
  )
}
