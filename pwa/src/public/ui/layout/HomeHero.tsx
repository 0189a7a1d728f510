import type { ReactNode } from 'react';
import type { SitePicture } from '@centar/domain/centre.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { classes } from '../../../shared/ui/primitives/classes.ts';
import { Container } from './Container.tsx';
import { Heading } from '../../../shared/ui/primitives/Heading.tsx';
import { HeroEnd } from './HeroEnd.tsx';
import { Today, type TodayList } from './Today.tsx';
import './HomeHero.css';

export interface HomeHeroProps {
  readonly title: string;
  readonly lead: string;
  readonly today?: TodayList | undefined;
  /** The centre's picture; by default a drawing. */
  readonly picture?: SitePicture | undefined;
  /** The main button and quick links. */
  readonly children?: ReactNode;
}

const set = (form: string, type: string, widths: readonly number[]): string =>
  widths.map((width) => `/art/hero-${form}-${String(width)}.${type} ${String(width)}w`).join(', ');

const DESKTOP = [960, 1440, 1920];
const PHONE = [480, 780, 1080];
const WIDE = '(min-width: 37.5em)';

function HeroArt(): ReactNode {
  return (
    <picture>
      <source
        media={WIDE}
        type="image/avif"
        srcSet={set('desktop', 'avif', DESKTOP)}
        sizes="100vw"
      />
      <source
        media={WIDE}
        type="image/webp"
        srcSet={set('desktop', 'webp', DESKTOP)}
        sizes="100vw"
      />
      <source type="image/avif" srcSet={set('phone', 'avif', PHONE)} sizes="100vw" />
      <source type="image/webp" srcSet={set('phone', 'webp', PHONE)} sizes="100vw" />
      <img src="/art/hero-desktop-1440.jpg" width={1440} height={800} alt="" fetchPriority="high" />
    </picture>
  );
}

function OwnArt({ src, srcSet, width, height, alt }: SitePicture): ReactNode {
  return (
    <picture>
      <source type="image/webp" srcSet={srcSet} sizes="100vw" />
      <img src={src} width={width} height={height} alt={alt} fetchPriority="high" />
    </picture>
  );
}

/** With more rows, the lead is omitted. */
const FEW = 3;
/** With more rows, they go down to the end of the hero. */
const MANY = 4;

/** May not fit on three lines of ten letters. */
const LONG = /^.{25}|\S{11}/u;
/** A custom long headline is smaller, so that the hero keeps its height. */
const isLong = (title: string): boolean => title !== siteTexts.home.title && LONG.test(title);

export function HomeHero({ title, lead, today, picture, children }: HomeHeroProps): ReactNode {
  const rows = today?.rows.length ?? 0;
  return (
    <section
      className={classes('hero night', rows > MANY && 'hero-full', isLong(title) && 'hero-long')}
    >
      {picture ? <OwnArt {...picture} /> : <HeroArt />}
      <Container className="hero-in">
        <div className="hero-text">
          <Heading level={1} text={title} />
          {rows > FEW ? null : <p className="hero-lead">{lead}</p>}
          <div className="hero-buttons">{children}</div>
        </div>
        {today ? <Today {...today} /> : null}
      </Container>
      <HeroEnd />
    </section>
  );
}
