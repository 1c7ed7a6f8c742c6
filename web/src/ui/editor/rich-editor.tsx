import { Link, RichTextEditor } from '@mantine/tiptap'
import '@mantine/tiptap/styles.layer.css'
import { type AnyExtension, type Content, type Editor, useEditor } from '@tiptap/react'
import { StarterKit } from '@tiptap/starter-kit'
import type { ComponentProps, ReactNode } from 'react'
import { useT } from '../../lib/language/use-t.ts'
import styles from './rich-editor.module.css'
import { CardNode, NameNode } from './rich-nodes.ts'

/** The kit is typed against the CommonJS build of the same class. */
type KitEditor = ComponentProps<typeof RichTextEditor>['editor']

type Props = {
  label: string
  content: object
  direction: 'ltr' | 'rtl' // of the text's language, not of the screen's
  onChange: (content: object) => void
  tools?: (editor: Editor) => ReactNode // what else can be put in
}

/** Rich text as a document: headings, lists, links, and nodes of our own. Loaded where a mail or a legal text is written. */
export function RichEditor({ label, content, direction, onChange, tools }: Props) {
  const t = useT('ui')
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        link: false,
        heading: { levels: [2, 3] },
        blockquote: false,
        code: false,
        codeBlock: false,
        horizontalRule: false,
        strike: false,
        underline: false,
      }),
      Link as unknown as AnyExtension, // the kit is typed against the CommonJS build of the same classes
      CardNode,
      NameNode,
    ],
    textDirection: direction,
    content: content as Content,
    editorProps: { attributes: { 'aria-label': label, role: 'textbox', 'aria-multiline': 'true' } },
    onUpdate: ({ editor: now }) => onChange(now.getJSON()),
  })
  if (!editor) return null
  const labels = {
    boldControlLabel: t('editor.bold'),
    italicControlLabel: t('editor.italic'),
    h2ControlLabel: t('editor.heading'),
    h3ControlLabel: t('editor.subheading'),
    bulletListControlLabel: t('editor.bullets'),
    orderedListControlLabel: t('editor.numbers'),
    linkControlLabel: t('editor.link'),
    unlinkControlLabel: t('editor.unlink'),
    undoControlLabel: t('editor.undo'),
    redoControlLabel: t('editor.redo'),
    linkEditorInputLabel: t('editor.url'),
    linkEditorInputPlaceholder: 'https://example.com/',
    linkEditorExternalLink: t('editor.newTab'),
    linkEditorInternalLink: t('editor.sameTab'),
    linkEditorSave: t('editor.save'),
  }
  return (
    <RichTextEditor
      editor={editor as unknown as KitEditor}
      labels={labels}
      classNames={{ root: styles.frame ?? '', content: styles.content ?? '' }}
    >
      <RichTextEditor.Toolbar className={styles.toolbar}>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Bold />
          <RichTextEditor.Italic />
          <RichTextEditor.H2 />
          <RichTextEditor.H3 />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.BulletList />
          <RichTextEditor.OrderedList />
          <RichTextEditor.Link />
          <RichTextEditor.Unlink />
        </RichTextEditor.ControlsGroup>
        <RichTextEditor.ControlsGroup>
          <RichTextEditor.Undo />
          <RichTextEditor.Redo />
        </RichTextEditor.ControlsGroup>
        {tools?.(editor)}
      </RichTextEditor.Toolbar>
      <div dir={direction}>
        <RichTextEditor.Content />
      </div>
    </RichTextEditor>
  )
}
