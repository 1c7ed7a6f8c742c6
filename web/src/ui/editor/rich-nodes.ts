import { Node, mergeAttributes } from '@tiptap/core'

/** A product or collection in a mail: a block that shows its name here, and its picture and price in the mail. */
export const CardNode = Node.create({
  name: 'card',
  group: 'block',
  atom: true,
  addAttributes: () => ({ kind: { default: 'collection' }, id: { default: '' }, label: { default: '' } }),
  parseHTML: () => [],
  renderHTML: ({ node, HTMLAttributes }) => [
    'div',
    mergeAttributes(HTMLAttributes, { 'data-card': node.attrs.kind }),
    String(node.attrs.label || node.attrs.id),
  ],
})

/** The recipient's name, with the words that stand in for a missing one. */
export const NameNode = Node.create({
  name: 'name',
  group: 'inline',
  inline: true,
  atom: true,
  addAttributes: () => ({ field: { default: 'firstName' }, fallback: { default: '' }, label: { default: '' } }),
  parseHTML: () => [],
  renderHTML: ({ node, HTMLAttributes }) => [
    'span',
    mergeAttributes(HTMLAttributes, { 'data-name': node.attrs.field }),
    String(node.attrs.label),
  ],
})
