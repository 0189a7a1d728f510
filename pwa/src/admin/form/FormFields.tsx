import type { ReactNode, Ref } from 'react';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { useLatest } from '../screen/useLatest.ts';
import type { Field, FieldsOf } from '../fields/fields.tsx';
import { fieldList } from '../fields/formValues.ts';
import { FormField } from './FormField.tsx';
import type { ContentFormState } from './useContentForm.ts';

/** The file is above the first of these fields that is shown. */
const BELOW_FILE = ['imageAlt', 'pictures', 'description'];

/** Fields, with the file, that fill a screen. */
const FIRST_BLOCKS = 5;

const WIDTHS: Readonly<Record<string, string>> = { false: 'is-wide', onPhones: 'is-paired' };

type Errors = ContentFormState['errors'];

export function sentenceOf(errors: Errors, name: string, { sentences }: Field<unknown>): string {
  const error = errors[name] ?? 'invalid';
  return sentences[error] ?? fieldErrorSentence(error);
}

export interface FormFieldsProps<Input> {
  readonly fields: FieldsOf<Input>;
  readonly state: ContentFormState;
  /** Of the controls' ids. */
  readonly prefix: string;
  readonly file: ReactNode;
  readonly fileRef: Ref<HTMLDivElement>;
  /** False while only the fields that fill a screen are rendered. */
  readonly isComplete: boolean;
  /** After the fields. */
  readonly children: ReactNode;
}

export function FormFields<Input>(props: FormFieldsProps<Input>): ReactNode {
  const { fields, state, prefix, file, fileRef, isComplete, children } = props;
  const { typed, errors } = state;
  const type = useLatest(state.type);
  const shown = fieldList(fields).filter(
    ([name, { visibleWhen }]) => visibleWhen(typed) || errors[name] !== undefined,
  );
  const names = shown.map(([name]) => name);
  const belowFile = BELOW_FILE.find((name) => names.includes(name)) ?? names.at(-1);
  const blocks = shown.flatMap(([name, field]) => [
    ...(file && name === belowFile
      ? [
          <div key="file" className="is-wide form-file" ref={fileRef}>
            {file}
          </div>,
        ]
      : []),
    <div key={name} className={WIDTHS[String(field.short)]}>
      <FormField
        field={field}
        id={`${prefix}-${name}`}
        name={name}
        help={field.hintFor?.(typed) ?? field.hint}
        value={typed[name]}
        onType={type}
        error={errors[name] && sentenceOf(errors, name, field)}
        beside={field.beside === undefined ? undefined : typed[field.beside]}
      />
    </div>,
  ]);
  return (
    <FormGrid columns={2}>
      {isComplete ? blocks : blocks.slice(0, FIRST_BLOCKS)}
      {children ? <div className="is-wide">{children}</div> : null}
    </FormGrid>
  );
}
