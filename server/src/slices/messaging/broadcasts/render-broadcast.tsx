import type { CSSProperties, ReactNode } from 'react'
import { isolated } from '../../../platform/delivery/mail/isolated.ts'
import { moneyIn } from '../../../platform/delivery/mail/mail-formats.ts'
import type { MailHouse } from '../../../platform/delivery/mail/mail-house.ts'
import { MailButton, mailInk } from '../../../platform/delivery/mail/mail-parts.tsx'
import { renderMail } from '../../../platform/delivery/mail/render-mail.tsx'
import type { Language, Say } from '../../../platform/base/messages.ts'
import type { BroadcastDocument, DocumentBlock, DocumentInline } from '@souk/contract/messaging/broadcast-document.ts'
import type { Card } from '@souk/contract/messaging/conversations.contract.ts'
import { keyOf } from '../conversations/resolve-cards.ts'

type Reader = {
  firstName: string
  company: string
  cards: ReadonlyMap<string, Card> // what this reader may see
  linkTo: (url: string) => string // counts the click
  unsubscribe: string
}
type Content = {
  brandName: string
  publicUrl: string
  house: MailHouse
  language: Language
  subject: string
  body: BroadcastDocument
}
type At = { reader: Reader; content: Content; say: Say }

/** The document as one reader gets it. Only the nodes, marks and protocols named here become HTML. */
export function renderBroadcast(say: Say, content: Content, reader: Reader) {
  const { language, subject, brandName, body } = content
  const at: At = { reader, content, say }
  const words = isolated({ brand: brandName })
  return renderMail(
    {
      subject,
      preview: previewOf(body, reader),
      body: (
        <>
          <p style={{ margin: '8px 0 16px', color: mailInk.quiet, fontSize: 13 }}>
            <bdi>{brandName}</bdi>
          </p>
          {body.content.map((block, n) => (
            <Block key={n} block={block} at={at} />
          ))}
          <p style={{ margin: '32px 0 0', fontSize: 12, lineHeight: '18px', color: mailInk.quiet }}>
            {say(language, 'mail.broadcast.why', words)}{' '}
            <a href={reader.unsubscribe} style={{ color: mailInk.quiet }}>
              {say(language, 'mail.broadcast.end', words)}
            </a>
          </p>
        </>
      ),
    },
    language,
    say,
    content.house,
  )
}

function previewOf({ content }: BroadcastDocument, reader: Reader): string {
  const first = content.find((block) => block.type === 'paragraph' && block.content?.length)
  const inline = first?.type === 'paragraph' ? (first.content ?? []) : []
  return inline
    .map((node) => (node.type === 'text' ? node.text : node.type === 'name' ? readerField(node, reader) : ' '))
    .join('')
    .slice(0, 140)
}

function Block({ block, at }: { block: DocumentBlock; at: At }): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p style={{ margin: '0 0 16px' }}>{inlines(block.content, at)}</p>
    case 'heading':
      return (
        <h2
          style={{
            margin: '24px 0 8px',
            fontSize: block.attrs.level === 2 ? 22 : 17,
            lineHeight: '28px',
            fontWeight: 500,
          }}
        >
          {inlines(block.content, at)}
        </h2>
      )
    case 'bulletList':
      return <ul style={list}>{items(block.content, at)}</ul>
    case 'orderedList':
      return <ol style={list}>{items(block.content, at)}</ol>
    case 'card':
      return <CardBlock card={at.reader.cards.get(keyOf(block.attrs))} at={at} />
  }
}
const list: CSSProperties = { margin: '0 0 16px', padding: 0, paddingInlineStart: 24 }

function items(all: readonly { content: readonly { content?: readonly DocumentInline[] | undefined }[] }[], at: At) {
  return all.map(({ content }, n) => (
    <li key={n} style={{ margin: '0 0 6px' }}>
      {content.map((paragraph, m) => (
        <span key={m}>
          {m > 0 && <br />}
          {inlines(paragraph.content, at)}
        </span>
      ))}
    </li>
  ))
}

function inlines(nodes: readonly DocumentInline[] | undefined, at: At): ReactNode {
  return nodes?.map((node, n) => {
    if (node.type === 'hardBreak') return <br key={n} />
    if (node.type === 'name') return <bdi key={n}>{readerField(node, at.reader)}</bdi>
    return <span key={n}>{marked(node, at)}</span>
  })
}

function readerField({ attrs }: Extract<DocumentInline, { type: 'name' }>, { firstName, company }: Reader): string {
  return (attrs.field === 'firstName' ? firstName : company) || attrs.fallback
}

const protocols = /^(https?:|mailto:)/i

function marked({ text, marks = [] }: Extract<DocumentInline, { type: 'text' }>, { reader }: At): ReactNode {
  let shown: ReactNode = text
  for (const mark of marks) {
    if (mark.type === 'bold') shown = <strong>{shown}</strong>
    if (mark.type === 'italic') shown = <em>{shown}</em>
    if (mark.type === 'link' && protocols.test(mark.attrs.href)) {
      const { href } = mark.attrs
      shown = (
        <a href={/^mailto:/i.test(href) ? href : reader.linkTo(href)} style={{ color: mailInk.accent }}>
          {shown}
        </a>
      )
    }
  }
  return shown
}

/** Absent for a reader who may not see it; a price that is hidden from the reader is absent too. */
function CardBlock({ card, at: { reader, content, say } }: { card: Card | undefined; at: At }) {
  if (!card) return null
  const { language, publicUrl } = content
  const href = reader.linkTo(`${publicUrl}${card.link}`)
  return (
    <table
      role="presentation"
      width="100%"
      cellPadding={0}
      cellSpacing={0}
      style={{ margin: '0 0 16px', border: `1px solid ${mailInk.line}`, borderRadius: 8 }}
    >
      <tbody>
        <tr>
          {card.image && (
            // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the title beside it says the same
            <td width={112} style={{ padding: 12, verticalAlign: 'top' }}>
              <img
                src={new URL(card.image, publicUrl).href}
                alt=""
                width={100}
                style={{ display: 'block', borderRadius: 4 }}
              />
            </td>
          )}
          <td style={{ padding: 12, verticalAlign: 'top' }}>
            <p style={{ margin: 0, fontWeight: 600 }}>
              <bdi>{card.title}</bdi>
            </p>
            <p style={{ margin: '4px 0 0', color: mailInk.quiet, fontSize: 13 }}>
              <bdi>{card.text}</bdi>
              {card.price && <> · {moneyIn(language, card.price.amount, card.price.currency)}</>}
            </p>
            <MailButton href={href}>{say(language, `mail.broadcast.open.${card.kind}`)}</MailButton>
          </td>
        </tr>
      </tbody>
    </table>
  )
}
