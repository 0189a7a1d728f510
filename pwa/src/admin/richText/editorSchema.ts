import { linkTarget } from '@centar/domain/markup/linkTarget.ts';
import { Schema } from 'prosemirror-model';

/** Where an element has its content. */
const CONTENT = 0;

/** Below the page's title. */
export type HeadingLevel = 1 | 2;

/**
 * What a marked text may have. Pasted elements that no rule names are dropped and their texts stay.
 */
export const editorSchema = new Schema({
  nodes: {
    doc: { content: 'block+' },
    paragraph: {
      content: 'inline*',
      group: 'block inner',
      parseDOM: [{ tag: 'p' }],
      toDOM: () => ['p', CONTENT],
    },
    heading: {
      attrs: { level: { default: 1, validate: 'number' } },
      content: 'inline*',
      group: 'block',
      defining: true,
      parseDOM: [
        ...['h1', 'h2'].map((tag) => ({ tag, attrs: { level: 1 } })),
        ...['h3', 'h4', 'h5', 'h6'].map((tag) => ({ tag, attrs: { level: 2 } })),
      ],
      toDOM: ({ attrs }) => [attrs['level'] === 1 ? 'h2' : 'h3', CONTENT],
    },
    blockquote: {
      content: 'inner+',
      group: 'block',
      defining: true,
      parseDOM: [{ tag: 'blockquote' }],
      toDOM: () => ['blockquote', CONTENT],
    },
    bulletList: {
      content: 'listItem+',
      group: 'block inner',
      parseDOM: [{ tag: 'ul' }],
      toDOM: () => ['ul', CONTENT],
    },
    orderedList: {
      attrs: { from: { default: 1, validate: 'number' } },
      content: 'listItem+',
      group: 'block inner',
      parseDOM: [{ tag: 'ol', getAttrs: (list) => ({ from: (list as HTMLOListElement).start }) }],
      toDOM: ({ attrs }) => ['ol', { start: Number(attrs['from']) }, CONTENT],
    },
    listItem: {
      content: 'paragraph inner*',
      defining: true,
      parseDOM: [{ tag: 'li' }],
      toDOM: () => ['li', CONTENT],
    },
    text: { group: 'inline' },
    hardBreak: {
      inline: true,
      group: 'inline',
      selectable: false,
      parseDOM: [{ tag: 'br' }],
      toDOM: () => ['br'],
    },
  },
  marks: {
    link: {
      attrs: { href: { validate: 'string' } },
      inclusive: false,
      parseDOM: [
        {
          tag: 'a[href]',
          getAttrs: (element) => {
            const href = linkTarget(element.getAttribute('href') ?? '', window.location.origin);
            return href === undefined ? false : { href };
          },
        },
      ],
      toDOM: ({ attrs }) => ['a', { href: String(attrs['href']) }, CONTENT],
    },
    strong: {
      parseDOM: [
        { tag: 'strong' },
        // Google Docs wraps everything in `<b style="font-weight:normal">`.
        { tag: 'b', getAttrs: ({ style }) => (style.fontWeight === 'normal' ? false : null) },
        { style: 'font-weight=400', clearMark: ({ type }) => type.name === 'strong' },
        {
          style: 'font-weight',
          getAttrs: (value) => (/^(bold(er)?|[6-9]\d{2})$/.test(value) ? null : false),
        },
      ],
      toDOM: () => ['strong', CONTENT],
    },
    em: {
      parseDOM: [
        { tag: 'em' },
        { tag: 'i', getAttrs: ({ style }) => (style.fontStyle === 'normal' ? false : null) },
        { style: 'font-style=italic' },
        { style: 'font-style=normal', clearMark: ({ type }) => type.name === 'em' },
      ],
      toDOM: () => ['em', CONTENT],
    },
    /** Never transliterated. */
    verbatim: {
      inclusive: false,
      parseDOM: [{ tag: 'span[translate="no"][data-verbatim]' }],
      toDOM: () => ['span', { translate: 'no', 'data-verbatim': '' }, CONTENT],
    },
  },
});

export const { nodes, marks } = editorSchema;
