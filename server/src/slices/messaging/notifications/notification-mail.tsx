import type { Deps } from '../../../platform/serving/deps.ts'
import { MailButton, MailText, MailTitle, mailInk } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language } from '../../../platform/base/messages.ts'
import type { Notice } from './notice.ts'
import { noticeWords } from './notice-words.ts'

/** For events that have no mail of their own. */
export function notificationMail(
  { say, config }: Deps,
  language: Language,
  { type, params, link }: Notice,
  unsubscribe: string,
): MailContent {
  const { words: names, isolated: words } = noticeWords(say, language, params ?? {})
  const text = say(language, `notification.${type}.text`, words)
  return {
    subject: say(language, `notification.${type}.title`, names),
    preview: text,
    body: (
      <>
        <MailTitle>{say(language, `notification.${type}.title`, words)}</MailTitle>
        <MailText>{text}</MailText>
        <MailButton href={`${config.publicUrl}${link}`}>{say(language, 'mail.notification.button')}</MailButton>
        <p style={{ margin: '24px 0 0', fontSize: 12, lineHeight: '18px', color: mailInk.quiet }}>
          <a href={unsubscribe} style={{ color: mailInk.quiet }}>
            {say(language, 'mail.notification.unsubscribe')}
          </a>
          {' · '}
          <a href={`${config.publicUrl}/profile?tabIndex=1#notifications`} style={{ color: mailInk.quiet }}>
            {say(language, 'mail.notification.settings')}
          </a>
        </p>
      </>
    ),
  }
}
