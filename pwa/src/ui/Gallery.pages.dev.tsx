import type { ReactNode } from 'react';
import { AboutBand } from './AboutBand.tsx';
import { ArchiveCard } from './ArchiveCard.tsx';
import { Button, ButtonLink } from './Button.tsx';
import { CardGrid } from './CardGrid.tsx';
import { CardSlider } from './CardSlider.tsx';
import { CategoryButtons } from './CategoryButtons.tsx';
import { CategoryList } from './CategoryList.tsx';
import { Container, Section } from './Container.tsx';
import { DateList } from './DateList.tsx';
import { DateObject } from './DateObject.tsx';
import { DetailBar } from './DetailBar.tsx';
import { DetailHead } from './DetailHead.tsx';
import { DetailLayout } from './DetailLayout.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorBand } from './ErrorBand.tsx';
import { EventCard } from './EventCard.tsx';
import { FilmCard } from './FilmCard.tsx';
import { FilmHead } from './FilmHead.tsx';
import { FirstEvent } from './FirstEvent.tsx';
import { Footer } from './Footer.tsx';
import { Freshness } from './Freshness.tsx';
import { around, DATES, sampleTag, TEXTS, TITLES, type Samples } from './Gallery.sample.dev.tsx';
import { Hero } from './Hero.tsx';
import { Navbar } from './Navbar.tsx';
import { NewsCardView } from './NewsCardView.tsx';
import { PageHead } from './PageHead.tsx';
import { Pager } from './Pager.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';
import { ScreeningList } from './ScreeningList.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Skeleton } from './Skeleton.tsx';
import { SkipLink } from './SkipLink.tsx';
import { StarButton } from './StarButton.tsx';
import { FactMarks, StatusMark } from './StatusMark.tsx';
import { Tag } from './Tag.tsx';
import { ThemeSwitch } from './ThemeSwitch.tsx';
import { TypeHero } from './TypeHero.tsx';
import { PROGRAM_TYPES } from '../../../domain/sections.ts';

const nothing = (): void => undefined;
const SOCIAL = (['facebook', 'instagram', 'tiktok', 'youtube'] as const).map((network) => ({
  network,
  label: network,
  href: '#',
}));
const LINKS = ['Kontakt', 'Javne nabavke', 'Konkursi', 'Prijavi se'].map((label) => ({ label, href: `#${label}` }));
const CATEGORIES = PROGRAM_TYPES.map(({ slug, label }) => ({ slug, label, href: `#${slug}` }));
const column = (title: string, labels: readonly string[]): { title: string; links: { label: string; href: string }[] } => ({
  title,
  links: labels.map((label) => ({ label, href: `#${label}` })),
});

/** The public components, in the order in which pages use them. */
export function GalleryPages({ samples }: { readonly samples: Samples }): ReactNode {
  const { wide, posters } = samples;
  const event = (position: number): Parameters<typeof EventCard>[0] => ({
    href: '#',
    image: around(wide, position),
    tag: sampleTag(position + 3),
    title: around(TITLES, position),
    text: around(TEXTS, position),
    date: around(DATES, position),
  });
  const list = DATES.map((date, index) => ({ href: `#${date}`, title: around(TITLES, index), date }));
  return (
    <>
      <SkipLink />
      <Navbar
        links={LINKS}
        social={SOCIAL}
        name="Centar za kulturu Jasengrad"
        abbreviation="CKJ"
        everyday={['Na programu', 'Raspored bioskopa', 'Vesti i novosti', 'Galerija', 'Za mlade', 'O nama'].map((label) => ({ label, href: `#${label}` }))}
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
              { time: '20:00', title: 'Gudački kvartet „Modrina“', place: 'velika sala', href: '#b' },
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
            between={<FirstEvent {...event(0)} facts="Velika sala, ulaz 500 din." />}
            slides={[1, 2, 3, 4, 5, 6].map((n) => <EventCard key={n} {...event(n)} status={n === 2 ? 'cancelled' : n === 3 ? 'moved' : 'scheduled'} />)}
          />
        </Section>
        <Section>
          <CardSlider
            title="Vesti i novosti"
            perView="five"
            peek={62}
            link={{ label: 'Sve vesti', href: '#' }}
            slides={[4, 5, 6, 7, 8, 9, 10].map((n) => (
              <NewsCardView key={n} href="#" image={around(wide, n)} theme="Obnova" title={around(TITLES, n)} text={around(TEXTS, n)} date={around(DATES, n)} />
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
              <FilmCard key={n} href="#" image={around(posters, n)} title={around(TITLES, n)} genre="drama" duration="1H 52M" next={around(DATES, n)} />
            ))}
          />
        </Section>
        <AboutBand
          title="Upoznaj centar za kulturu"
          lead="Kuća u kojoj grad gleda, sluša, čita i pravi, od prve probe amaterskog pozorišta do danas."
          link={{ label: 'Saznaj vise', href: '#' }}
          figures={[
            { value: '1962', label: 'Godina prve predstave', text: 'Šest decenija neprekidnog rada u istoj zgradi na Trgu slobode.' },
            { value: '420', label: 'Mesta u velikoj sali', text: 'Obnovljena akustika, pristup za kolica i indukciona petlja.' },
            { value: '180', label: 'Programa godišnje', text: 'Polovina je besplatna, a za decu su sva jutra nedeljom.' },
            { value: '14', label: 'Ansambala i radionica', text: 'Hor, folklor, gluma, keramika, strip i film za sve uzraste.' },
          ]}
        />
        <Section>
          <CardSlider
            title="Arhivirani dogadjaji"
            perView="five"
            peek={52}
            slides={[0, 1, 2, 3, 4, 5, 6, 7].map((n) => (
              <ArchiveCard key={n} href="#" image={around(wide, n + 2)} tag={sampleTag(n)} title={around(TITLES, n)} date={around(DATES, n)} />
            ))}
          />
        </Section>
        <Section>
          <CardSlider title="Dva, pa stoje mirno" slides={[1, 2].map((n) => <EventCard key={n} {...event(n)} />)} />
        </Section>
        <Container>
          <PageHead title="Raspored projekcija" crumbs={{ parents: [{ label: 'Bioskop', href: '#' }], current: 'Raspored' }} lead="Sve projekcije u narednih 14 dana. Zvezdica čuva termin na ovom uređaju.">
            <Freshness state="fresh" text="Osveženo u 18:05" retryHref="#" />
            <Freshness state="older" text="Sačuvano danas u 14:20 – osvežava se…" retryHref="#" />
            <Freshness state="offline" text="Sačuvano u utorak 24.11. u 18:05 – bez veze" retryHref="#" />
          </PageHead>
        </Container>
        <DetailLayout
          main={
            <>
              <DetailHead title="Gudački kvartet „Modrina“" crumbs={{ parents: [{ label: 'Programi', href: '#' }, { label: 'Muzicki', href: '#m' }] }} tag={<Tag slug="muzicki" label="Muzicki" />} author="Autor programa: Jelena Đukić" />
              <DetailBar
                date={<DateObject iso={DATES[0]} size="detail" />}
                place="Velika sala"
                price="ulaz 500 din, đaci i penzioneri 250 din."
                actions={
                  <>
                    <Button compact icon="calendar">U kalendar</Button>
                    <Button compact icon="share">Podeli</Button>
                  </>
                }
              />
              <Picture image={around(wide, 0)} ratio="16/9" sizes="(min-width: 1024px) 870px, 100vw" alt="" />
              <Prose lead text={'Četvoro muzičara iz četiri grada prvi put sviraju zajedno pred našom publikom: kasni Betoven, Slavenski i praizvedba novog dela.\n\nKvartet „Modrina“ okupio se prošle zime na majstorskom kursu u Jasengradu. Večerašnji program počinje Betovenovim kvartetom u es-duru, nastavlja Slavenskim, a završava delom „Šest slika sa trga“ Jelene Đukić.\n\nPosle koncerta publika je pozvana na razgovor. Текст на ћирилици има исту боју и ритам.'} />
            </>
          }
          sidebar={
            <>
              <DateList title="Na programu" items={list} />
              <CategoryList title="Programi" items={CATEGORIES} current="muzicki" />
            </>
          }
        />
        <Section ground="paper">
          <SectionHead title="Stanja i oznake" />
          <p>
            <StatusMark kind="cancelled" /> <StatusMark kind="moved" text="Pomereno sa 20:00" /> <StatusMark kind="upcoming" /> <StatusMark kind="past" /> <StatusMark kind="free" /> <StatusMark kind="rented" /> <FactMarks language="titlovano" age="12+" />
          </p>
          <p>
            <DateObject iso={DATES[1]} /> <DateObject iso={DATES[5]} size="detail" /> <DateObject iso={DATES[3]} cancelled />
          </p>
          <p>
            <Button kind="green">Sacuvaj</Button> <Button kind="gold">Na programu</Button> <Button>Detalji</Button> <Button kind="quiet">Pregled</Button> <Button kind="danger" compact>Obrisi</Button> <Button kind="green" compact busy>Sacuvaj</Button> <Button compact disabled>Prethodna</Button>
          </p>
          <ErrorBand text="Galerija trenutno nije dostupna." retryHref="#" />
          <Pager page={1} pages={3} hrefFor={(page) => `#${String(page)}`} />
          <EmptyState mark="turski" title="Trenutno nema najavljenih događaja" text="Sledeći program Turskog kutka biće objavljen ovde. Pogledajte šta je već bilo." link={{ label: 'Protekli događaji', href: '#' }} />
          <Skeleton kind="card" />
          <Skeleton kind="row" count={2} />
        </Section>
        <Section>
          <CardGrid>
            <EventCard {...event(5)} />
            <EventCard {...event(1)} image={null} />
            <NewsCardView href="#" title="Konkurs za idejno rešenje plakata" text={TEXTS[4]} date={DATES[2]} />
          </CardGrid>
        </Section>
        <TypeHero image={around(wide, 5)} tag={{ slug: 'likovni', label: 'Likovni program' }} title="Jesenji likovni salon" date={DATES[5]} href="#" />
        <FilmHead title="Poslednja stanica" image={around(posters, 0)} line="1H 52M | drama | 2026" text="Skretničar Đorđe poslednje noći pred gašenje pruge dočekuje voz kojeg nema u redu vožnje." crumbs={{ parents: [{ label: 'Bioskop', href: '#' }], current: 'Poslednja stanica' }} facts={[{ label: 'Godina', value: '2026' }, { label: 'Žanr', value: 'drama' }, { label: 'Trajanje', value: '1H 52M' }, { label: 'Režija', value: 'Mila Stojanović' }]} />
        <Section>
          <SectionHead title="Projekcije" />
          <ScreeningList
            items={[
              { id: 1, date: DATES[0], hall: 'Velika sala', language: 'srpski', ageMark: '12+', price: '400 din.', status: 'scheduled', action: <StarButton film="P" time="t" chosen onToggle={nothing} /> },
              { id: 2, date: DATES[1], hall: 'Velika sala', language: 'titlovano', ageMark: '12+', price: '400 din.', status: 'moved', formerDate: '2026-11-26T18:00:00Z', note: 'Početak sat kasnije, karte važe.', action: <StarButton film="P" time="t" chosen={false} onToggle={nothing} /> },
              { id: 3, date: DATES[3], hall: 'Mala sala', language: 'srpski', status: 'cancelled', note: 'Kvar na projektoru. Karte se vraćaju na blagajni.' },
            ]}
          />
        </Section>
      </main>
      <Footer
        centre={{ name: 'Centar za kulturu Jasengrad', abbreviation: 'CKJ', address: 'Trg slobode 4, 36999 Jasengrad', phone: '036 555 014', email: 'info@ckj.example', hours: 'Blagajna: radnim danom 10–20 h, vikendom od 16 h' }}
        columns={[column('Centar', ['O nama', 'Kontakt', 'Javne nabavke', 'Konkursi']), column('Programi', ['Filmski program', 'Muzički program', 'Likovni program', 'Dramski program', 'Galerija']), column('Prostori', ['Američki kutak', 'Turski kulturni centar', 'Centar za mlade', 'Bašta i foaje'])]}
        social={SOCIAL}
        aboutHref="/o-nama"
        year={2026}
        small={[{ label: 'Izjava o pristupačnosti', href: '#p' }]}
        themeSwitch={<ThemeSwitch value="auto" onChange={nothing} />}
      />
    </>
  );
}
