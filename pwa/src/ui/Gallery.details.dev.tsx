import type { ReactNode } from 'react';
import { confirm, showError } from './alerts.ts';
import { Button } from './Button.tsx';
import { CardGrid } from './CardGrid.tsx';
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
import { FilmHead } from './FilmHead.tsx';
import { Freshness } from './Freshness.tsx';
import {
  around,
  CATEGORIES,
  DATES,
  sampleEvent,
  TEXTS,
  TITLES,
  type Samples,
} from './Gallery.sample.dev.tsx';
import { NewsCardView } from './NewsCardView.tsx';
import { PageHead } from './PageHead.tsx';
import { Pager } from './Pager.tsx';
import { Picture } from './Picture.tsx';
import { Prose } from './Prose.tsx';
import { ScreeningList } from './ScreeningList.tsx';
import { SectionHead } from './SectionHead.tsx';
import { Skeleton } from './Skeleton.tsx';
import { StarButton } from './StarButton.tsx';
import { FactMarks, StatusMark } from './StatusMark.tsx';
import { Tag } from './Tag.tsx';
import { TypeHero } from './TypeHero.tsx';

const nothing = (): void => undefined;

/** List, detail and state components. */
export function GalleryDetails({ samples }: { readonly samples: Samples }): ReactNode {
  const { wide, posters } = samples;
  const list = DATES.map((date, index) => ({
    href: `#${date}`,
    title: around(TITLES, index),
    date,
  }));
  return (
    <>
      <Container>
        <PageHead
          title="Raspored projekcija"
          crumbs={{ parents: [{ label: 'Bioskop', href: '#' }], current: 'Raspored' }}
          lead="Sve projekcije u narednih 14 dana. Zvezdica čuva termin na ovom uređaju."
        >
          <Freshness state="fresh" text="Osveženo u 18:05" retryHref="#" />
          <Freshness state="older" text="Sačuvano danas u 14:20 – osvežava se…" retryHref="#" />
          <Freshness
            state="offline"
            text="Sačuvano u utorak 24.11. u 18:05 – bez veze"
            retryHref="#"
          />
        </PageHead>
      </Container>
      <DetailLayout
        main={
          <>
            <DetailHead
              title="Gudački kvartet „Modrina“"
              crumbs={{
                parents: [
                  { label: 'Programi', href: '#' },
                  { label: 'Muzicki', href: '#m' },
                ],
              }}
              tag={<Tag slug="muzicki" label="Muzicki" />}
              author="Autor programa: Jelena Đukić"
            />
            <DetailBar
              date={<DateObject iso={DATES[0]} size="detail" />}
              place="Velika sala"
              price="ulaz 500 din, đaci i penzioneri 250 din."
              actions={
                <>
                  <Button compact icon="calendar">
                    U kalendar
                  </Button>
                  <Button compact icon="share">
                    Podeli
                  </Button>
                </>
              }
            />
            <Picture
              image={around(wide, 0)}
              ratio="16/9"
              sizes="(min-width: 1024px) 870px, 100vw"
              alt=""
            />
            <Prose
              lead
              text={
                'Četvoro muzičara iz četiri grada prvi put sviraju zajedno pred našom publikom: kasni Betoven, Slavenski i praizvedba novog dela.\n\nKvartet „Modrina“ okupio se prošle zime na majstorskom kursu u Jasengradu. Večerašnji program počinje Betovenovim kvartetom u es-duru, nastavlja Slavenskim, a završava delom „Šest slika sa trga“ Jelene Đukić.\n\nPosle koncerta publika je pozvana na razgovor. Текст на ћирилици има исту боју и ритам.'
              }
            />
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
          <StatusMark kind="cancelled" /> <StatusMark kind="moved" text="Pomereno sa 20:00" />{' '}
          <StatusMark kind="upcoming" /> <StatusMark kind="past" /> <StatusMark kind="free" />{' '}
          <StatusMark kind="rented" /> <FactMarks language="titlovano" age="12+" />
        </p>
        <p>
          <DateObject iso={DATES[1]} /> <DateObject iso={DATES[5]} size="detail" />{' '}
          <DateObject iso={DATES[3]} cancelled />
        </p>
        <p>
          <Button kind="green">Sacuvaj</Button> <Button kind="gold">Na programu</Button>{' '}
          <Button>Detalji</Button> <Button kind="quiet">Pregled</Button>{' '}
          <Button kind="danger" compact>
            Obrisi
          </Button>{' '}
          <Button kind="green" compact busy>
            Sacuvaj
          </Button>{' '}
          <Button compact disabled>
            Prethodna
          </Button>
        </p>
        <Button
          onClick={() => {
            void showError('Greska, molimo pokusajte kasnije', { retry: nothing });
          }}
        >
          Iskačuća greška
        </Button>
        <Button
          onClick={() => {
            void confirm({
              title: 'Obrisati „Kolo na trgu“?',
              text: 'Brisanje se ne može opozvati.',
            });
          }}
        >
          Pitanje
        </Button>
        <ErrorBand text="Galerija trenutno nije dostupna." retryHref="#" />
        <Pager page={1} pages={3} hrefFor={(page) => `#${String(page)}`} />
        <EmptyState
          mark="turski"
          title="Trenutno nema najavljenih događaja"
          text="Sledeći program Turskog kutka biće objavljen ovde. Pogledajte šta je već bilo."
          link={{ label: 'Protekli događaji', href: '#' }}
        />
        <Skeleton kind="card" />
        <Skeleton kind="row" count={2} />
      </Section>
      <Section>
        <CardGrid>
          <EventCard {...sampleEvent(samples, 5)} />
          <EventCard {...sampleEvent(samples, 1)} image={null} />
          <NewsCardView
            href="#"
            title="Konkurs za idejno rešenje plakata"
            text={TEXTS[4]}
            date={DATES[2]}
          />
        </CardGrid>
      </Section>
      <TypeHero
        image={around(wide, 5)}
        tag={{ slug: 'likovni', label: 'Likovni program' }}
        title="Jesenji likovni salon"
        date={DATES[5]}
        href="#"
      />
      <FilmHead
        title="Poslednja stanica"
        image={around(posters, 0)}
        line="1H 52M | drama | 2026"
        text="Skretničar Đorđe poslednje noći pred gašenje pruge dočekuje voz kojeg nema u redu vožnje."
        crumbs={{ parents: [{ label: 'Bioskop', href: '#' }], current: 'Poslednja stanica' }}
        facts={[
          { label: 'Godina', value: '2026' },
          { label: 'Žanr', value: 'drama' },
          { label: 'Trajanje', value: '1H 52M' },
          { label: 'Režija', value: 'Mila Stojanović' },
        ]}
      />
      <Section>
        <SectionHead title="Projekcije" />
        <ScreeningList
          items={[
            {
              id: 1,
              date: DATES[0],
              hall: 'Velika sala',
              language: 'srpski',
              ageMark: '12+',
              price: '400 din.',
              status: 'scheduled',
              action: <StarButton film="P" time="t" chosen onToggle={nothing} />,
            },
            {
              id: 2,
              date: DATES[1],
              hall: 'Velika sala',
              language: 'titlovano',
              ageMark: '12+',
              price: '400 din.',
              status: 'moved',
              formerDate: '2026-11-26T18:00:00Z',
              note: 'Početak sat kasnije, karte važe.',
              action: <StarButton film="P" time="t" chosen={false} onToggle={nothing} />,
            },
            {
              id: 3,
              date: DATES[3],
              hall: 'Mala sala',
              language: 'srpski',
              status: 'cancelled',
              note: 'Kvar na projektoru. Karte se vraćaju na blagajni.',
            },
          ]}
        />
      </Section>
    </>
  );
}
