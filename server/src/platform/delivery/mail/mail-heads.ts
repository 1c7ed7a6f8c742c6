import type { Config } from '../../base/config.ts'

type From = Pick<Config, 'mailFrom'>
const domainOf = ({ mailFrom }: From) => mailFrom.address.slice(mailFrom.address.lastIndexOf('@') + 1)

/** The same for each try of a mail, so that a mailbox shows it once. */
export const messageIdOf = (config: From, name: string) => `<${name}@${domainOf(config)}>`

/** Mail programs send no out-of-office answer to it. */
export const automatic = { 'Auto-Submitted': 'auto-generated' } as const

/** Mails that come again and again: mail programs sort and mute them by it. */
export const listId = (config: From, name: string) => ({ 'List-Id': `<${name}.${domainOf(config)}>` })

/** Nodemailer encodes a long word, and mail programs would not know the list any more. */
export const asHeads = (heads: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(heads).map(([name, value]) => [name, name === 'List-Id' ? { prepared: true, value } : value]),
  )
