import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { SEARCH } from '@centar/domain/wordSearch.ts';
import { paths } from '../../../shared/paths.ts';
import { Button } from '../../../shared/ui/primitives/Button.tsx';
import { searchTexts as texts } from './search.texts.ts';

/** The field's id, which addresses name where it should be ready to be typed into. */
const FIELD = paths.searchField.slice(paths.search.length + 1);

/** The search's one field, a plain form that works without scripts. */
export function SearchForm({ text }: { readonly text: string }): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (window.location.hash === `#${FIELD}`) field.current?.focus();
  }, []);
  return (
    <form className="find" role="search" action={paths.search}>
      <label htmlFor={FIELD}>{texts.label}</label>
      <div className="find-f">
        <input
          ref={field}
          id={FIELD}
          type="search"
          name={SEARCH.text}
          defaultValue={text}
          maxLength={100}
          autoComplete="off"
          enterKeyHint="search"
          aria-describedby="trazi-kako"
        />
        <Button kind="green" type="submit" icon="search">
          {texts.button}
        </Button>
      </div>
      <p id="trazi-kako">{texts.hint}</p>
    </form>
  );
}
