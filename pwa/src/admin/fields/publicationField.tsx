import type { ReactNode } from 'react';
import { AT_ONCE, publicationOf } from '@centar/domain/content/publication.ts';
import { formatDateTime, parseMoment } from '@centar/domain/dates.ts';
import { publicationTexts as texts } from '../texts/publication.texts.ts';
import { FormGrid } from '../ui/FormGrid.tsx';
import { SelectField, type Option } from '../ui/SelectField.tsx';
import { MomentField } from '../ui/MomentField.tsx';
import { momentProblem, type Control, type Field } from './fields.tsx';

type Choice = 'now' | 'draft' | 'at';

/** The choice, and the typed moment if the choice is `at`. */
interface TypedPublication {
  readonly choice: Choice;
  readonly at: string;
}

const CHOICES: readonly Option<Choice>[] = [
  { value: 'now', label: texts.now },
  { value: 'draft', label: texts.draft },
  { value: 'at', label: texts.at },
];
const NOW: TypedPublication = { choice: 'now', at: '' };
/** Fails validation. An empty text would save a draft instead. */
const NO_MOMENT = '?';

function show(publishedAt: string | null | undefined): TypedPublication {
  if (publishedAt === undefined) return NOW;
  switch (publicationOf(publishedAt, new Date())) {
    case 'draft':
      return { choice: 'draft', at: '' };
    case 'planned':
      return { choice: 'at', at: formatDateTime(publishedAt ?? '') };
    case 'published':
      return NOW;
  }
}

/** Older drafts lack the field. */
const known = (typed: TypedPublication | undefined): TypedPublication => typed ?? NOW;

function read(typed: TypedPublication | undefined): string | null {
  const { choice, at } = known(typed);
  if (choice === 'draft') return null;
  // An item that is already public keeps its publication date.
  if (choice === 'now') return AT_ONCE;
  return parseMoment(at)?.toISOString() ?? NO_MOMENT;
}

/** Immediately, not yet, or at a moment typed as `dd.MM.yyyy HH:mm` in Belgrade time. */
export function publicationField(): Field<string | null, TypedPublication> {
  return {
    label: texts.label,
    hint: undefined,
    required: true,
    short: true,
    visibleWhen: () => true,
    sentences: { notADate: texts.momentMissing },
    show,
    read,
    problem: (typed) => momentProblem(known(typed as TypedPublication | undefined).at),
    describe(typed) {
      const { choice, at } = known(typed);
      return choice === 'at' ? texts.planned(at) : texts[choice];
    },
    draw: (control) => <PublicationControl {...control} />,
  };
}

/** Only the moment can be invalid. */
function PublicationControl(control: Control<TypedPublication>): ReactNode {
  const { id, name, label, error, onChange } = control;
  const typed = known(control.value);
  const isTimed = typed.choice === 'at';
  return (
    <FormGrid>
      <SelectField
        id={isTimed ? `${id}-choice` : id}
        name={name}
        label={label}
        help={texts.hint[typed.choice]}
        options={CHOICES}
        value={typed.choice}
        onChange={(choice) => {
          onChange({ ...typed, choice });
        }}
      />
      {isTimed ? (
        <MomentField
          id={id}
          name={`${name}Moment`}
          label={texts.moment}
          value={typed.at}
          error={error}
          onChange={(at) => {
            onChange({ ...typed, at });
          }}
        />
      ) : null}
    </FormGrid>
  );
}
