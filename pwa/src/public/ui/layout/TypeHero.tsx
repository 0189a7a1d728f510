import type { ReactNode } from 'react';
import type { CategorySlug } from '@centar/domain/sections.ts';
import { Container } from './Container.tsx';
import type { EventStatus } from '@centar/domain/content/shared.ts';
import { EventState } from '../../event/EventState.tsx';
import type { Lasting } from '../../event/lasting.ts';
import { EventDate } from '../cards/EventDate.tsx';
import { CategoryBadge } from '../../../shared/ui/primitives/CategoryBadge.tsx';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { HeroEnd } from './HeroEnd.tsx';
import { Picture, type CardImage } from '../../../shared/ui/primitives/Picture.tsx';
import { Tag } from '../../../shared/ui/primitives/Tag.tsx';
import './TypeHero.css';

/** The header of a programme type's page, with its first programme. */
export interface TypeHeroProps {
  /** `label` is the type's short name, the lettering in place of a picture. */
  readonly tag: { readonly slug: CategorySlug; readonly name: string; readonly label: string };
  /** Absent when nothing is announced. */
  readonly event?: TypeHeroEvent | undefined;
}

export interface TypeHeroEvent {
  readonly image: CardImage | null;
  readonly title: string;
  /** ISO 8601. */
  readonly date: string;
  readonly endsAt?: string | null | undefined;
  readonly status?: EventStatus | undefined;
  /** Labels of an event of several days. */
  readonly lasting?: Lasting | undefined;
  readonly href: string;
}

/** Do not fit on three lines of the size. */
const NOT_BIG = /^.{29}|\S{13}/u;
const NOT_MEDIUM = /^.{61}|\S{17}/u;

/** The approximate minimum of letters per line on a phone. */
const LETTERS = 13;

function sizeOf(title: string): string {
  if (NOT_MEDIUM.test(title)) return 'type-long';
  if (NOT_BIG.test(title)) return 'type-mid';
  return `type-big type-lines-${String(Math.ceil(title.length / LETTERS))}`;
}

const panel = (slug: CategorySlug): string => `type-panel light night hue-${slug} hue-panel`;

export function TypeHero({ tag, event }: TypeHeroProps): ReactNode {
  const { slug, name, label } = tag;
  if (!event) {
    return (
      <section className={classes(panel(slug), 'type-none')}>
        <Container>
          <CategoryBadge slug={slug} size={120} plain />
          <Heading level={1} text={name} />
        </Container>
        <HeroEnd />
      </section>
    );
  }
  const { image, title, date, endsAt, status = 'scheduled', lasting, href } = event;
  return (
    <section className={`type-hero hue-${slug}`}>
      <Picture
        image={image}
        sizes="(min-width: 900px) 64vw, 80vw"
        ratio="fill"
        priority
        alt=""
        fallbackMark={slug}
        fallbackWord={label}
      />
      <div className={panel(slug)}>
        <div className="type-in">
          <Tag slug={slug} label={name} plain />
          <a href={href}>
            <Heading level={1} className={sizeOf(title)} text={title} />
          </a>
          <div className="type-when">
            <EventDate
              iso={date}
              endsAt={endsAt}
              size="detail"
              cancelled={status === 'cancelled'}
            />
            <EventState status={status} lasting={lasting} />
          </div>
        </div>
      </div>
      <HeroEnd />
    </section>
  );
}
