import type { DeclaredField } from './declaration.ts';

/** The server derives the plain `description` from it. */
export const descriptionMarkup = {
  kind: 'markup',
  optional: true,
  description: 'The description with headings, lists and links, in Markdown; empty: it is plain',
  inputDescription:
    'Where it is new, the description is derived from it. Absent: it stays until the description changes',
} as const satisfies DeclaredField;
