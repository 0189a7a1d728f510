import type { ReactNode } from 'react';
import { SEARCH } from '@centar/domain/wordSearch.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import './SearchForm.css';

/** The field's id; a link to it focuses the field. */
const FIELD = paths.searchField.slice(paths.search.length + 1);

export interface SearchFormProps {
  readonly label: string;
  readonly text?: string;
  readonly hint?: string;
  /** Less prominent, beside a main button. */
  readonly quiet?: boolean;
}

/** A plain form that works without scripts. */
export function SearchForm({ label, text, hint, quiet = false }: SearchFormProps): ReactNode {
  const hintId = hint ? `${FIELD}-kako` : undefined;
  return (
    <form className="seek" role="search" aria-label={label} action={paths.search}>
      <label htmlFor={FIELD}>{label}</label>
      <div className="seek-field">
        <input
          id={FIELD}
          type="search"
          name={SEARCH.text}
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby={hintId}
        />
        <Button kind={quiet ? 'outline' : 'green'} type="submit" icon="search">
          {siteTexts.search}
        </Button>
      </div>
      {hint ? <p id={hintId}>{hint}</p> : null}
    </form>
  );
}
