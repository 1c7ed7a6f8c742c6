import type { ReactNode } from 'react'
import { localeOf } from '@souk/contract/core/language.ts'
import { isolated } from '../../platform/delivery/mail/isolated.ts'
import { MailButton, MailText, MailTitle } from '../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../platform/base/messages.ts'
import type { Digest, DigestLine } from './digest.queries.ts'

type Reader = { say: Say; language: Language }
type Told = { brand: string; collection: string; deadline: string | null; href: string; end: string }

/** A collection went live, or soon takes no more orders. */
export function collectionMail(reader: Reader, kind: 'opening' | 'closing', facts: Told): MailContent {
  const { say, language } = reader
  const { brand, collection, deadline, href, end } = facts
  const names = { brand, collection }
  const words = { ...isolated(names), day: deadline ? dayIn(language, deadline) : '' }
  const at = kind === 'opening' && !deadline ? 'mail.opening.open' : `mail.${kind}`
  return {
    subject: say(language, `mail.${kind}.subject`, names),
    preview: say(language, `${at}.preview`, words),
    body: (
      <>
        <MailTitle>{say(language, `mail.${kind}.title`, words)}</MailTitle>
        <MailText>{say(language, `${at}.text`, words)}</MailText>
        <MailButton href={href}>{say(language, `mail.${kind}.button`, words)}</MailButton>
        <WayOut reader={reader} why={say(language, 'mail.follows.why', words)} end={end} />
      </>
    ),
  }
}

/** A line of news that another slice adds. */
type News = { id: string; title: string; text: string; link: string }
type Ways = { publicUrl: string; end: string; news?: readonly News[] }

/** A week in one mail; a part with nothing in it is left out. */
export function digestMail(reader: Reader, digest: Digest, to: Ways): MailContent {
  const { say, language } = reader
  const shop = ({ collectionId }: DigestLine) => `${to.publicUrl}/products/${collectionId}`
  const calendar = () => `${to.publicUrl}/calendar`
  return {
    subject: say(language, 'mail.digest.subject'),
    preview: say(language, 'mail.digest.preview'),
    body: (
      <>
        <MailTitle>{say(language, 'mail.digest.title')}</MailTitle>
        {to.news && to.news.length > 0 && (
          <>
            <h2 style={{ margin: '24px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
              {say(language, 'mail.digest.news')}
            </h2>
            {to.news.map(({ id, title, text, link }) => (
              <p key={id} style={{ margin: '0 0 8px' }}>
                <a href={`${to.publicUrl}${link}`} style={{ color: '#1f1c19' }}>
                  {title}
                </a>
                <br />
                {text}
              </p>
            ))}
          </>
        )}
        <Part reader={reader} kind="closing" lines={digest.closing} hrefOf={shop} />
        <Part reader={reader} kind="opened" lines={digest.opened} hrefOf={shop} />
        <Part reader={reader} kind="announced" lines={digest.announced} hrefOf={calendar} />
        <MailButton href={calendar()}>{say(language, 'mail.digest.button')}</MailButton>
        <WayOut reader={reader} why={say(language, 'mail.digest.why')} end={to.end} />
      </>
    ),
  }
}

type PartProps = {
  reader: Reader
  kind: 'closing' | 'opened' | 'announced'
  lines: readonly DigestLine[]
  hrefOf: (line: DigestLine) => string
}

function Part({ reader: { say, language }, kind, lines, hrefOf }: PartProps) {
  if (lines.length === 0) return null
  return (
    <>
      <h2 style={{ margin: '24px 0 8px', fontSize: 16, lineHeight: '24px', fontWeight: 600 }}>
        {say(language, `mail.digest.${kind}`)}
      </h2>
      {lines.map((line) => (
        <p key={line.collectionId} style={{ margin: '0 0 8px' }}>
          <a href={hrefOf(line)} style={{ color: '#1f1c19' }}>
            <bdi>{line.brand}</bdi> · <bdi>{line.collection}</bdi>
          </a>
          {line.day && (
            <>
              <br />
              {say(language, `mail.digest.${kind}.day`, { day: dayIn(language, line.day) })}
            </>
          )}
        </p>
      ))}
    </>
  )
}

/** Why it came, and one click to have no more of it. */
function WayOut({ reader: { say, language }, why, end }: { reader: Reader; why: ReactNode; end: string }) {
  return (
    <p style={{ margin: '24px 0 0', fontSize: 12, lineHeight: '18px', color: '#575148' }}>
      {why}{' '}
      <a href={end} style={{ color: '#575148' }}>
        {say(language, 'mail.follows.end')}
      </a>
    </p>
  )
}

/** A calendar day as its reader writes it. */
function dayIn(language: Language, day: string): string {
  const locale = language === 'en' ? 'en-GB' : localeOf(language)
  const look = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'UTC' } as const
  return new Intl.DateTimeFormat(locale, look).format(new Date(`${day}T00:00:00Z`))
}
