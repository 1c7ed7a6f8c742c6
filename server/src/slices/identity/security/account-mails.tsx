import { countryOf } from '@souk/contract/core/countries.ts'
import { deviceOf } from '@souk/contract/identity/device-name.ts'
import { MailButton, MailText, MailTitle } from '../../../platform/delivery/mail/mail-parts.tsx'
import type { MailContent } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Deps } from '../../../platform/serving/deps.ts'
import type { Language } from '../../../platform/base/messages.ts'
import type { Device } from '../model/enter.ts'
import { findUser, isDemoUser } from '../model/identity.queries.ts'
import { countryCodeOf } from '../../reference/door.ts'

export const securityPath = '/profile?tabIndex=7'
export const securityChanges = [
  'twoFactorOn',
  'twoFactorOff',
  'twoFactorReset',
  'codesRenewed',
  'passkeyAdded',
  'passkeyRemoved',
  'deletionScheduled',
  'deletionCancelled',
  'wrongCodes',
] as const
export type SecurityChange = (typeof securityChanges)[number]

type Tools = Pick<Deps, 'db' | 'say' | 'sendMail' | 'config'>
type Person = { name: string; language: Language }

/** To the person's own address, in their language, once for each key. */
export async function mailPerson(
  { db, sendMail }: Tools,
  userId: string,
  key: string,
  content: (person: Person) => MailContent,
): Promise<void> {
  const user = await findUser(db, userId)
  if (!user || user.deletedAt) return
  const language = user.language as Language
  const isDemo = await isDemoUser(db, userId)
  await sendMail(db, { to: user.email, language, content: content({ name: user.firstName, language }), key, isDemo })
}

/** Isolated, so that a Latin name keeps its order in an Arabic sentence. */
const isolated = (text: string) => `\u2068${text}\u2069`

export function mailNewDevice(tools: Tools, userId: string, device: Device & { at?: string }, id: string) {
  const { say, config } = tools
  return mailPerson(tools, userId, `new-device ${id}`, ({ name, language }) => {
    const { browser, system } = deviceOf(device.agent)
    const words =
      browser && system
        ? say(language, 'mail.newDevice.on', { browser: isolated(browser), system: isolated(system) })
        : isolated(browser ?? system ?? say(language, 'mail.newDevice.unknown'))
    const country = countryOf(countryCodeOf(device.address) ?? '')
    const place = country
      ? isolated(new Intl.DisplayNames(language, { type: 'region' }).of(country.code) ?? country.name)
      : say(language, 'mail.newDevice.address', { address: isolated(device.address) })
    const at = isolated(new Date().toISOString().slice(0, 16).replace('T', ' '))
    return {
      subject: say(language, 'mail.newDevice.subject'),
      preview: say(language, 'mail.newDevice.preview', { device: words }),
      body: (
        <>
          <MailTitle>{say(language, 'mail.newDevice.title', { name })}</MailTitle>
          <MailText>{say(language, 'mail.newDevice.text', { device: words, place, at })}</MailText>
          <MailText>{say(language, 'mail.newDevice.fine')}</MailText>
          <MailButton href={config.publicUrl + securityPath}>{say(language, 'mail.secured.button')}</MailButton>
        </>
      ),
    }
  })
}

type Change = { userId: string; change: SecurityChange; day?: string }

/** What changes how a person signs in is told to them at once. */
export function mailSecurityChange(tools: Tools, { userId, change, day = '' }: Change, id: string) {
  const { say, config } = tools
  return mailPerson(tools, userId, `account ${id}`, ({ name, language }) => {
    const subject = say(language, `mail.secured.${change}`, { day: isolated(day) })
    return {
      subject,
      preview: say(language, 'mail.secured.preview'),
      body: (
        <>
          <MailTitle>{say(language, 'mail.secured.title', { name })}</MailTitle>
          <MailText>{subject}.</MailText>
          <MailText>{say(language, 'mail.secured.notYou')}</MailText>
          <MailButton href={config.publicUrl + securityPath}>{say(language, 'mail.secured.button')}</MailButton>
        </>
      ),
    }
  })
}
