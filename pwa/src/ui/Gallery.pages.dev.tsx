import type { ReactNode } from 'react';
import { AboutBand } from './AboutBand.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { ButtonLink } from './Button.tsx';
import { CardSlider } from './CardSlider.tsx';
import { CategoryButtons } from './CategoryButtons.tsx';
import { Section } from './Container.tsx';
import { EventCard } from './EventCard.tsx';
import { FilmCard } from './FilmCard.tsx';
import { FirstEvent } from './FirstEvent.tsx';
import { Footer } from './Footer.tsx';
import {
  around,
  CATEGORIES,
  DATES,
  sampleEvent,
  sampleTag,
  TEXTS,
  TITLES,
  type Samples,
} from './Gallery.sample.dev.tsx';
import { Hero } from './Hero.tsx';
import { Navbar } from './Navbar.tsx';
import { NewsCardView } from './NewsCardView.tsx';
import { SkipLink } from './SkipLink.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { GalleryDetails } from './Gallery.details.dev.tsx';

const nothing = (): void => undefined;
const SOCIAL = (['facebook', 'instagram', 'tiktok', 'youtube'] as const).map((network) => ({
  network,
  label: network,
  href: '#',
}));
const LINKS = ['Kontakt', 'Javne nabavke', 'Konkursi', 'Prijavi se'].map((label) => ({
  label,
  href: `#${label}`,
}));
const column = (
  title: string,
  labels: readonly string[],
): { title: string; links: { label: string; href: string }[] } => ({
  title,
  links: labels.map((label) => ({ label, href: `#${label}` })),
});

/** The public components, in the order in which pages use them. */
export function GalleryPages({ samples }: { readonly samples: Samples }): ReactNode {
  const { wide, posters } = samples;
  return (
    <>
      <SkipLink />
      <Navbar
        links={LINKS}
        social={SOCIAL}
        name="Centar za kulturu Jasengrad"
        abbreviation="CKJ"
        everyday={[
          'Na programu',
          'Raspored bioskopa',
          'Vesti i novosti',
          'Galerija',
          'Za mlade',
          'O nama',
        ].map((label) => ({ label, href: `#${label}` }))}
        boxOffice={'Blagajna danas do 20:00\nTrg slobode 4 · 036 555 014'}
      />
      <main id="sadrzaj">
        <Hero
          title="Dobro došli u Centar za kulturu"
          lead="Pozorište, muzika, film, izložbe i razgovori u srcu Jasengrada, svakog dana osim ponedeljka."
          today={{
            label: 'Danas, utorak 24.11.2026',
            rows: [
              { time: '18:00', title: 'Poslednja stanica', place: 'bioskop', href: '#a' },
              {
                time: '20:00',
                title: 'Gudački kvartet „Modrina“',
                place: 'velika sala',
                href: '#b',
              },
            ],
          }}
        >
          <ButtonLink kind="gold" href="#" iconAfter="arrow-right">
            Na programu
          </ButtonLink>
        </Hero>
        <CategoryButtons items={CATEGORIES} />
        <Section>
          <CardSlider
            title="Na programu"
            link={{ label: 'Svi događaji', href: '#' }}
            between={<FirstEvent {...sampleEvent(samples, 0)} facts="Velika sala, ulaz 500 din." />}
            slides={[1, 2, 3, 4, 5, 6].map((n) => (
              <EventCard
                key={n}
                {...sampleEvent(samples, n)}
                status={n === 2 ? 'cancelled' : n === 3 ? 'moved' : 'scheduled'}
              />
            ))}
          />
        </Section>
        <Section>
          <CardSlider
            title="Vesti i novosti"
            perView="five"
            peek={62}
            link={{ label: 'Sve vesti', href: '#' }}
            slides={[4, 5, 6, 7, 8, 9, 10].map((n) => (
              <NewsCardView
                key={n}
                href="#"
                image={around(wide, n)}
                theme="Obnova"
                title={around(TITLES, n)}
                text={around(TEXTS, n)}
                date={around(DATES, n)}
              />
            ))}
          />
        </Section>
        <Section ground="night">
          <CardSlider
            title="Bioskop"
            perView="five"
            peek={62}
            link={{ label: 'Raspored projekcija', href: '#' }}
            slides={[0, 1, 2, 3, 4, 5, 6].map((n) => (
              <FilmCard
                key={n}
                href="#"
                image={around(posters, n)}
                title={around(TITLES, n)}
                genre="drama"
                duration="1H 52M"
                next={around(DATES, n)}
              />
            ))}
          />
        </Section>
        <AboutBand
          title="Upoznaj centar za kulturu"
          lead="Kuća u kojoj grad gleda, sluša, čita i pravi, od prve probe amaterskog pozorišta do danas."
          link={{ label: 'Saznaj vise', href: '#' }}
          figures={[
            {
              value: '1962',
              label: 'Godina prve predstave',
              text: 'Šest decenija neprekidnog rada u istoj zgradi na Trgu slobode.',
            },
            {
              value: '420',
              label: 'Mesta u velikoj sali',
              text: 'Obnovljena akustika, pristup za kolica i indukciona petlja.',
            },
            {
              value: '180',
              label: 'Programa godišnje',
              text: 'Polovina je besplatna, a za decu su sva jutra nedeljom.',
            },
            {
              value: '14',
              label: 'Ansambala i radionica',
              text: 'Hor, folklor, gluma, keramika, strip i film za sve uzraste.',
            },
          ]}
        />
        <Section>
          <CardSlider
            title="Arhivirani dogadjaji"
            perView="five"
            peek={52}
            slides={[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
              <ArchiveCard
                key={n}
                href="#"
                image={around(wide, n + 2)}
                tag={sampleTag(n)}
                title={around(TITLES, n)}
                date={around(DATES, n)}
              />
            ))}
          />
        </Section>
        <Section>
          <CardSlider
            title="Dva, pa stoje mirno"
            slides={[1, 2].map((n) => (
              <EventCard key={n} {...sampleEvent(samples, n)} />
            ))}
          />
        </Section>
        <GalleryDetails samples={samples} />
      </main>
      <Footer
        centre={{
          name: 'Centar za kulturu Jasengrad',
          abbreviation: 'CKJ',
          address: 'Trg slobode 4, 36999 Jasengrad',
          phone: '036 555 014',
          email: 'info@ckj.example',
          hours: 'Blagajna: radnim danom 10–20 h, vikendom od 16 h',
        }}
        columns={[
          column('Centar', ['O nama', 'Kontakt', 'Javne nabavke', 'Konkursi']),
          column('Programi', [
            'Filmski program',
            'Muzički program',
            'Likovni program',
            'Dramski program',
            'Galerija',
          ]),
          column('Prostori', [
            'Američki kutak',
            'Turski kulturni centar',
            'Centar za mlade',
            'Bašta i foaje',
          ]),
        ]}
        social={SOCIAL}
        aboutHref="/o-nama"
        year={2026}
        small={[{ label: 'Izjava o pristupačnosti', href: '#p' }]}
        themeSwitch={<ThemeSwitch value="auto" onChange={nothing} />}
      />
    </>
  );
}
