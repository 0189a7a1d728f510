import { useMemo, type ReactNode } from 'react';
import type { FieldsOf } from '../fields/fields.tsx';
import { fieldList, type Typed } from '../fields/formValues.ts';
import { textsOf, type FieldPath } from '../fields/inputTexts.ts';
import type { MarkedText } from '../richText/typedText.ts';
import type { Remark } from '../secondLook/remarks.ts';
import { SecondLook } from '../secondLook/SecondLook.tsx';
import { secondLookTexts } from '../secondLook/secondLook.texts.ts';

/** Addresses, and focal points of pictures. */
const NO_WORDS: ReadonlySet<string> = new Set(['src', 'focus', 'imageFocus']);

/** Of a text with formats. */
const sourceOf = (typed: unknown): { readonly source?: string } =>
  typeof typed === 'object' && typed !== null && 'markup' in typed
    ? { source: (typed as MarkedText).markup }
    : {};

/** Of the picture, or of each of several. */
function altRemarks({ imageAlt, pictures }: Typed): readonly Remark[] {
  const isMissing = (alt: unknown): boolean => typeof alt === 'string' && alt.trim() === '';
  const paths = Array.isArray(pictures)
    ? (pictures as readonly { readonly alt: string }[]).flatMap(({ alt }, at) =>
        isMissing(alt) ? [['pictures', String(at), 'alt']] : [],
      )
    : [];
  return [...(isMissing(imageAlt) ? [['imageAlt']] : []), ...paths].map((path) => ({
    path,
    text: secondLookTexts.noAlt,
  }));
}

export interface FormRemarksProps<Input> {
  readonly fields: FieldsOf<Input>;
  /** Null before the first rendering is done. */
  readonly typed: Typed | null;
  readonly hasPicture: boolean;
  readonly remarks: ((typed: Typed) => readonly Remark[]) | undefined;
  readonly onChoose: (path: FieldPath) => void;
}

export function FormRemarks<Input>(props: FormRemarksProps<Input>): ReactNode {
  const { fields, typed, hasPicture, remarks, onChoose } = props;
  const values = useMemo(
    () =>
      fieldList(fields).flatMap(([name, { read }]) =>
        typed
          ? textsOf(read(typed[name]), [name])
              .filter(({ path }) => !NO_WORDS.has(path.at(-1) ?? ''))
              .map((value) => ({ ...value, ...sourceOf(typed[name]) }))
          : [],
      ),
    [fields, typed],
  );
  const more = typed ? [...(hasPicture ? altRemarks(typed) : []), ...(remarks?.(typed) ?? [])] : [];
  return <SecondLook values={values} more={more} onChoose={onChoose} />;
}
