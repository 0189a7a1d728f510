import type { ReactNode } from 'react';
import { centreQuery, textsOf } from '../../page/centre.queries.ts';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { SideList } from './SideList.tsx';
import { changesRow, visitRows, type VisitRow } from './visitRows.ts';

export interface VisitProps {
  /** The event's hall, as written. */
  readonly place: string | null;
  /** Whose changes can be subscribed to: `program-12`, `film-3`. */
  readonly topic?: string;
  /** Language, age, duration, access. */
  readonly more?: readonly VisitRow[];
}

/** All that a visitor needs on the way to an event. Its page also requests `centreQuery`. */
export function Visit({ place, topic, more = [] }: VisitProps): ReactNode {
  const { facts, now, offersMail } = useSite();
  const { data } = usePageQuery(centreQuery());
  const halls = data ? textsOf(data.centre).halls : [];
  const changes = topic !== undefined && offersMail ? [changesRow(topic)] : [];
  const rows = [...visitRows({ facts, halls, place, now }), ...more, ...changes];
  if (rows.length === 0) return null;
  return (
    <SideList
      title={siteTexts.visit.title}
      rows={rows.map((row) => ({
        ...row,
        text: row.text && row.href === undefined ? <LinkedText text={row.text} /> : row.text,
      }))}
    />
  );
}
