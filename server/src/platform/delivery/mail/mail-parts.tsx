import type { CSSProperties, ReactNode } from 'react'
import type { MailHouse } from './mail-house.ts'
import type { Language } from '../../base/messages.ts'

/** The pieces of a mail. Mail programs know tables and inline styles, and little else. */
const ink = '#1f1c19'
const quiet = '#575148'
/** For slices that draw parts of their own. */
export const mailInk = { quiet, line: '#e6e2da', accent: '#9a3b26', accentOnDark: '#e59a84' } as const
const fonts: Record<Language, string> = {
  en: "'Instrument Sans', 'Helvetica Neue', Arial, sans-serif",
  ar: "'IBM Plex Sans Arabic', 'Segoe UI', Tahoma, Arial, sans-serif",
}

/** Outlook knows the width of a table as an attribute only. */
const maxWidth = 560
/** Colours stand inline, because some mail programs drop a style sheet; the dark ones are found by them. */
const dark = `@media (prefers-color-scheme: dark) {
  .page { background: #171513 !important; color: #ece7df !important; }
  .card { background: #211e1b !important; border-color: #3a3530 !important; color: #ece7df !important; }
  .button { background: #ece7df !important; color: #1f1c19 !important; }
  [style*="color:${quiet}"] { color: #b5ada1 !important; }
  [style*="${mailInk.line}"] { border-color: #3a3530 !important; }
  [style*="color:${mailInk.accent}"] { color: ${mailInk.accentOnDark} !important; }
}`

type LayoutProps = {
  language: Language
  subject: string
  preview: string
  sender: string // the marketplace
  house: MailHouse
  footer: readonly (string | null)[] // its lines
  children: ReactNode
}

export function MailLayout({ language, subject, preview, sender, house, footer, children }: LayoutProps) {
  const direction = language === 'ar' ? 'rtl' : 'ltr'
  const page: CSSProperties = {
    margin: 0,
    padding: '32px 16px',
    background: '#faf9f7',
    color: ink,
    fontFamily: fonts[language],
  }
  const card: CSSProperties = {
    width: '100%',
    maxWidth,
    margin: '0 auto',
    background: '#ffffff',
    border: '1px solid #e6e2da',
    ...(house.accents && { borderTop: `3px solid ${mailInk.accent}` }),
    borderRadius: 8,
  }
  return (
    <html lang={language} dir={direction}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style dangerouslySetInnerHTML={{ __html: dark }} />
        <title>{subject}</title>
      </head>
      <body className="page" style={page}>
        <div style={{ display: 'none', maxHeight: 0, overflow: 'hidden' }}>{preview}</div>
        <table
          role="presentation"
          className="card"
          align="center"
          width={maxWidth}
          cellPadding={0}
          cellSpacing={0}
          style={card}
          dir={direction}
        >
          <tbody>
            <tr>
              <td
                dir={direction}
                style={{ padding: '24px 32px 0', fontFamily: "'Instrument Serif', Georgia, serif", fontSize: 26 }}
              >
                {house.logo ? <img src={house.logo} alt={sender} height={36} style={{ border: 0 }} /> : sender}
              </td>
            </tr>
            <tr>
              <td dir={direction} style={{ padding: '8px 32px 32px', fontSize: 15, lineHeight: '24px' }}>
                {children}
              </td>
            </tr>
          </tbody>
        </table>
        <table
          role="presentation"
          align="center"
          width={maxWidth}
          cellPadding={0}
          cellSpacing={0}
          style={{ width: '100%', maxWidth, margin: '16px auto 0' }}
          dir={direction}
        >
          <tbody>
            <tr>
              <td dir={direction} style={{ color: quiet, fontSize: 12, lineHeight: '18px' }}>
                {footer.map((line, at) => (
                  <p key={at} style={{ margin: '0 0 8px', whiteSpace: 'pre-line' }}>
                    {line}
                  </p>
                ))}
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  )
}

export function MailTitle({ children }: { children: ReactNode }) {
  return <h1 style={{ margin: '16px 0 8px', fontSize: 22, lineHeight: '30px', fontWeight: 500 }}>{children}</h1>
}

export function MailText({ children }: { children: ReactNode }) {
  return <p style={{ margin: '0 0 16px' }}>{children}</p>
}

/** What a person wrote, in its own direction and with its own lines. */
export function MailQuote({ children }: { children: string }) {
  const style: CSSProperties = {
    margin: '0 0 16px',
    padding: '0 16px',
    borderInlineStart: '2px solid #d3cdc2',
    whiteSpace: 'pre-wrap',
  }
  return (
    <blockquote dir="auto" style={style}>
      {children}
    </blockquote>
  )
}

/** One thing to do, and its address in plain sight for those whose program hides buttons. */
export function MailButton({ href, children }: { href: string; children: ReactNode }) {
  const style: CSSProperties = {
    display: 'inline-block',
    padding: '10px 20px',
    borderRadius: 4,
    background: ink,
    color: '#faf9f7',
    textDecoration: 'none',
    fontWeight: 600,
  }
  return (
    <p style={{ margin: '24px 0' }}>
      <a href={href} className="button" style={style}>
        {children}
      </a>
    </p>
  )
}

/** A code to type, set apart and never mirrored. */
export function MailCode({ children }: { children: string }) {
  return (
    <p style={{ margin: '24px 0', fontSize: 32, letterSpacing: '0.2em', fontWeight: 600 }}>
      <bdi dir="ltr">{children}</bdi>
    </p>
  )
}
