import type { RichBlock, RichInline, RichText } from '@souk/contract/core/rich-text/rich-text.ts'
import { Fragment, type ReactNode } from 'react'
import styles from './rich-text-view.module.css'

type Props = {
  text: RichText
  language: 'en' | 'ar'
  /** What its headings stand under: on a page the title, in a dialog the dialog's. */
  under?: 1 | 2
}

/** A structured text as it is read: built of its nodes, never of HTML. */
export function RichTextView({ text, language, under = 1 }: Props) {
  return (
    <div className={styles.text} lang={language} dir={language === 'ar' ? 'rtl' : 'ltr'}>
      {text.content.map((block, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- the nodes of a text have no names, and it is drawn whole
        <Fragment key={at}>{drawn(block, under)}</Fragment>
      ))}
    </div>
  )
}

function drawn(block: RichBlock, under: number): ReactNode {
  switch (block.type) {
    case 'heading': {
      const Heading = `h${block.attrs.level - 1 + under}` as 'h2' | 'h3' | 'h4'
      return <Heading>{inline(block.content)}</Heading>
    }
    case 'paragraph':
      return <p>{inline(block.content)}</p>
    default: {
      const List = block.type === 'bulletList' ? 'ul' : 'ol'
      return (
        <List>
          {block.content.map(({ content }, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- as above
            <li key={at}>
              {content.map((paragraph, n) => (
                // oxlint-disable-next-line react/no-array-index-key -- as above
                <p key={n}>{inline(paragraph.content)}</p>
              ))}
            </li>
          ))}
        </List>
      )
    }
  }
}

const inline = (nodes: readonly RichInline[] = []): ReactNode =>
  nodes.map((node, at) => {
    if (node.type === 'hardBreak') return <br key={`break ${at}`} />
    return <Fragment key={`${at} ${node.text}`}>{marked(node)}</Fragment>
  })

function marked({ text, marks = [] }: Extract<RichInline, { type: 'text' }>): ReactNode {
  return marks.reduce<ReactNode>((inner, mark) => {
    if (mark.type === 'bold') return <strong>{inner}</strong>
    if (mark.type === 'italic') return <em>{inner}</em>
    return (
      <a href={mark.attrs.href} rel="noreferrer nofollow">
        {inner}
      </a>
    )
  }, text)
}
