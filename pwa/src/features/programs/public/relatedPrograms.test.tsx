import { expect, it } from 'vitest';
import { wholePage } from '../../../../test/wholePage.tsx';

const program = (id: number, programType: string) => ({
  id,
  title: `Događaj ${String(id)}`,
  programType,
  eventHappeningDateTime: `2026-12-0${String(id)}T19:00:00.000Z`,
  endsAt: null,
  openHours: [],
  place: 'Sala',
  price: '',
  isFree: false,
  status: 'scheduled',
  statusNote: '',
  formerDateTime: null,
  accessFacts: [],
  excerpt: '',
  description: '',
  childrenAge: '',
  author: 'Ana',
  booking: '',
  dates: [],
  image: null,
  morePictures: [],
});

it('what else may interest begins with the kind of the programme, each soonest first', async () => {
  const [music, drama] = ['Muzicki program', 'Dramski program'] as const;
  const all = [drama, music, drama, music].map((type, index) => program(index + 1, type));
  const markup = await wholePage('/programs/9', {
    data: {
      programById: program(9, 'Muzicki program'),
      upcomingPrograms: { items: all, nextCursor: null },
      centre: { texts: { halls: [] } },
    },
  });
  const slider = markup.slice(markup.indexOf('Moze te zanima'));
  expect([...slider.matchAll(/href="\/programs\/(\d)"/g)].map(([, id]) => id)).toEqual([
    '2',
    '4',
    '1',
    '3',
  ]);
});
