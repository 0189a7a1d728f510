import type { ReactNode } from 'react';
import { centreQuery, textsOf } from '../../page/centre.queries.ts';
import { usePageQuery } from '../../page/pageQuery.ts';
import { useSite } from '../../page/siteContext.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import { LinkedText } from '../../../shared/ui/primitives/LinkedText.tsx';
import { changesRow, visitRows, type VisitRow } from './visitRows.ts';
import './SideList.css';

export interface VisitProps {
  /** The event's hall, as written. */
  readonly place: string | null;
  /** Whose changes can be subscribed to: `program-12`, `film-3`. */
  readonly topic?: string;
  /** What is known of the event itself: its language, age, duration, access. */
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
    <section>
      <Heading level={2} className="side-head" text={siteTexts.visit.title} />
      <ul className="side-list visit">
        {rows.map(({ icon, title, text, href }) => {
          const Row = href === undefined ? 'div' : 'a';
          return (
            <li key={icon}>
              <Row href={href}>
                <Icon name={icon} size={22} />
                <span>
                  <b>{title}</b>
                  {text ? (
                    <span className="side-when">
                      {href === undefined ? <LinkedText text={text} /> : text}
                    </span>
                  ) : null}
                </span>
              </Row>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
