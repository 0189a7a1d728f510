import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { Container } from './Container.tsx';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { EventState } from '../../event/EventState.tsx';
import type { Lasting } from '../../event/lasting.ts';
import { EventDate } from '../cards/EventDate.tsx';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { HeroEnd } from './HeroEnd.tsx';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import './Hero.css';

/** The header of a programme type's page, with its first programme. */
export interface TypeHeroProps {
  readonly image: CardImage | null;
  readonly tag: { readonly slug: CategorySlug; readonly label: string };
  readonly title: string;
  /** ISO 8601; absent when the type has no programme. */
  readonly date?: string | undefined;
  readonly endsAt?: string | null | undefined;
  readonly status?: EventStatus | undefined;
  /** Labels of an event of several days. */
  readonly lasting?: Lasting | undefined;
  /** The first programme's page. */
  readonly href?: string | undefined;
}

/** The approximate minimum of letters per line on a phone, and the maximum of lines. */
const LETTERS = 12;
const MOST_LINES = 4;
/** Does not fit on these lines. */
const LONG = /^.{41}|\S{13}/u;

/** The overlay keeps the text readable over a white photograph. */
export function TypeHero(props: TypeHeroProps): ReactNode {
  const { image, tag, title, date, endsAt, status = 'scheduled', lasting, href } = props;
  const lines = Math.min(MOST_LINES, Math.ceil(title.length / LETTERS));
  const heading = <Heading level={1} className={`hero-lines-${String(lines)}`} text={title} />;
  return (
    <section className={classes('hero hero-type night', LONG.test(title) && 'hero-long')}>
      <Picture image={image} sizes="100vw" ratio="fill" priority alt="" fallbackMark={tag.slug} />
      <Container className="hero-in">
        <div>
          <Tag {...tag} plain />
          {href ? (
            <a className="hero-link" href={href}>
              {heading}
            </a>
          ) : (
            heading
          )}
          {date ? (
            <div className="hero-when">
              <EventDate
                iso={date}
                endsAt={endsAt}
                size="detail"
                cancelled={status === 'cancelled'}
              />
              <EventState status={status} lasting={lasting} />
            </div>
          ) : null}
        </div>
      </Container>
      <HeroEnd />
    </section>
  );
}
