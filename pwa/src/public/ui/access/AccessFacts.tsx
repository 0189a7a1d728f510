import type { ReactNode } from 'react';
import { factsOfHall, knownFacts } from '@centar/domain/accessFacts.ts';
import { useSite } from '../../page/siteContext.ts';
import { AccessIcon } from './AccessIcon.tsx';
import './AccessFacts.css';

interface Facts {
  readonly facts: readonly string[];
}

/** Each with icon and word; facts of another version of the site are omitted. */
export function AccessFacts({ facts }: Facts): ReactNode {
  const known = knownFacts(facts);
  if (known.length === 0) return null;
  return (
    <ul className="access">
      {known.map(({ fact, label }) => (
        <li key={fact}>
          <AccessIcon fact={fact} />
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Icons alone, for rows: each has its word as its name. */
export const AccessIcons = ({ facts }: Facts): ReactNode =>
  knownFacts(facts).map(({ fact, label }) => <AccessIcon key={fact} fact={fact} name={label} />);

/** What a date offers, with what its hall offers. */
export function EventAccess({ facts, place }: Facts & { readonly place: string }): ReactNode {
  const { hallAccess } = useSite().facts;
  return <AccessFacts facts={[...facts, ...factsOfHall(hallAccess, place)]} />;
}

/** The facts of several halls, each under its name; a hall without any is omitted. */
export function HallsAccess({ places }: { readonly places: readonly string[] }): ReactNode {
  const { hallAccess } = useSite().facts;
  const halls = [...new Set(places)]
    .map((place) => ({ place, facts: factsOfHall(hallAccess, place) }))
    .filter(({ facts }) => facts.length > 0);
  return halls.map(({ place, facts }) => (
    <div className="access-hall" key={place}>
      <b>{place}</b>
      <AccessFacts facts={facts} />
    </div>
  ));
}
