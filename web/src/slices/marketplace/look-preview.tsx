import { accentsOf, themes } from '@souk/contract/marketplace/accent.ts'
import type { CSSProperties } from 'react'
import { useLanguage } from '../../lib/language/language.ts'
import { useProductNames } from '../../lib/language/product-name.ts'
import { useT } from '../../lib/language/use-t.ts'
import styles from './look-preview.module.css'

type Props = { logo: string | null; accent: string | null }

/** The frame in both themes, as it will be. */
export function LookPreview({ logo, accent }: Props) {
  const t = useT('marketplace')
  const name = useProductNames()[useLanguage()]
  const shown = accent ? accentsOf(accent) : null
  return (
    <div className={styles.both}>
      {(['light', 'dark'] as const).map((theme) => (
        <figure key={theme} className={styles.one}>
          <div className={styles.frame} style={coloursOf(theme, shown?.[theme])}>
            <div className={styles.name}>{logo ? <img src={logo} alt={name} height={28} /> : name}</div>
            <div className={styles.place}>{t('preview.place')}</div>
            <div className={styles.mark}>3</div>
          </div>
          <figcaption className="caption">
            {t(`preview.${theme}`)}
            {shown && shown[theme].accent !== accent && ` ${t('preview.nearest', { colour: shown[theme].accent })}`}
          </figcaption>
        </figure>
      ))}
    </div>
  )
}

/** Both themes stand side by side, so the tokens of the page do not serve. */
function coloursOf(theme: 'light' | 'dark', own?: { accent: string; background: string }): CSSProperties {
  const colours = { ...themes[theme], ...(own && { accent: own.accent, 'accent-bg': own.background }) }
  return Object.fromEntries(Object.entries(colours).map(([token, colour]) => [`--own-${token}`, colour]))
}
