import { z } from 'zod';
import { toFieldErrors } from '@centar/domain/rules.ts';
import { textField, type Field, type FieldsOf } from '../../fields/fields.tsx';
import type { FormOf } from '../../fields/formValues.ts';
import type { PictureRow } from './pictureRow.ts';
import { manyPicturesTexts as texts } from './manyPictures.texts.ts';

/** Separate for each picture. */
export interface OwnParts {
  readonly title: string;
  readonly imageAlt?: string | null;
}

export type ManyInput<Input> = Omit<Input, keyof OwnParts> & {
  readonly pictures: readonly PictureRow[];
};

export const inputOf = <Input extends OwnParts>(
  { pictures: _all, ...common }: ManyInput<Input>,
  { title, alt }: PictureRow,
): Input => ({ ...common, title, imageAlt: alt }) as unknown as Input;

type PicturesField = Field<readonly PictureRow[], readonly PictureRow[]>;

const picturesField = (draw: PicturesField['draw']): PicturesField => ({
  ...textField({
    label: texts.pictures,
    hint: texts.picturesHint,
    sentences: { required: texts.missing, tooLong: texts.tooLong },
  }),
  show: (rows = []) => rows,
  read: (rows) => rows,
  describe: (rows) => texts.count(rows.length),
  draw,
});

/** Of the form of one item: its title, its first picture's words, and its further pictures. */
const NOT_COMMON = new Set(['title', 'imageAlt', 'imageFocus', 'pictures']);

/** Saved as a number of items. `draw` renders the pictures. */
export function manyForm<Input extends OwnParts>(
  form: Pick<FormOf<Input, never>, 'fields' | 'rules' | 'normalize'>,
  draw: PicturesField['draw'],
): FormOf<ManyInput<Input>, number> {
  const common = Object.entries(form.fields).filter(([name]) => !NOT_COMMON.has(name));
  const rules = z.unknown().superRefine((value, context) => {
    const input = value as ManyInput<Input>;
    const rows = input.pictures.length > 0 ? input.pictures : [EMPTY];
    for (const row of rows) {
      const found = form.rules.safeParse(inputOf<Input>(input, row));
      if (found.success) continue;
      for (const [name, error] of Object.entries(toFieldErrors(found.error))) {
        const own = name === 'title' || name === 'imageAlt';
        context.addIssue({ code: 'custom', path: [own ? 'pictures' : name], message: error });
      }
    }
  });
  return {
    fields: {
      pictures: picturesField(draw),
      ...Object.fromEntries(common),
    } as FieldsOf<ManyInput<Input>>,
    rules,
    // As before anything was typed: the screen is left.
    stored: () => ({ values: { pictures: [] } as unknown as ManyInput<Input>, version: 0 }),
    ...(form.normalize ? { normalize: form.normalize } : {}),
  };
}

/** Validated if no picture is chosen, so that the missing title is reported. */
const EMPTY: PictureRow = { file: '', fileName: '', title: '', alt: '', creationKey: '' };
