import type { ReactNode } from 'react';
import {
  ACCESS_FACTS,
  DATE_FACTS,
  factWords,
  HALL_FACTS,
  knownFacts,
} from '@centar/domain/accessFacts.ts';
import { CheckList } from '../ui/CheckList.tsx';
import { checkListField, type Field } from './fields.tsx';

const texts = {
  ofDate: 'Pristupačnost termina',
  ofHall: 'Pristupačnost sale',
  count: (chosen: number, all: number) => `izabrano ${String(chosen)} od ${String(all)}`,
} as const;

const CHOICES = { ofDate: DATE_FACTS, ofHall: HALL_FACTS } as const;

/** Facts in a row, whose parts are texts: `signLanguage subtitles`. */
export const showFacts = (facts: readonly string[] | null | undefined): string =>
  (facts ?? []).join(' ');

/** Older drafts lack the field. */
export const readFacts = (typed: string | undefined): string[] =>
  typed?.split(' ').filter(Boolean) ?? [];

export const describeFacts = (typed: string | undefined): string => factWords(readFacts(typed));

const factsOf = (labels: readonly string[]): string[] =>
  ACCESS_FACTS.filter(({ label }) => labels.includes(label)).map(({ fact }) => fact);

export interface FactChecksProps {
  readonly kind: keyof typeof CHOICES;
  readonly value: string;
  readonly onChange: (typed: string) => void;
}

/** The checkboxes of a row's facts. */
export function FactChecks({ kind, value, onChange }: FactChecksProps): ReactNode {
  const options = CHOICES[kind].map(({ label }) => label);
  const chosen = knownFacts(readFacts(value)).map(({ label }) => label);
  return (
    <CheckList<string>
      legend={texts[kind]}
      count={texts.count(chosen.length, options.length)}
      options={options}
      chosen={chosen}
      onChange={(labels) => {
        onChange(showFacts(factsOf(labels)));
      }}
    />
  );
}

const labels = checkListField({
  label: texts.ofDate,
  optional: true,
  choices: DATE_FACTS.map(({ label }) => label),
  count: (chosen) => texts.count(chosen, DATE_FACTS.length),
});

/** Of the date in a programme's own fields. Older drafts lack it. */
export const accessFactsField: Field<readonly string[] | undefined, string[]> = {
  ...labels,
  show: (facts = []) => knownFacts(facts).map(({ label }) => label),
  read: (typed: readonly string[] | undefined) => factsOf(typed ?? []),
};
