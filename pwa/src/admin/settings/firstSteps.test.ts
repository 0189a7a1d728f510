import { expect, it } from 'vitest';
import { centreFacts, centreTexts } from '@centar/domain/centre.ts';
import { configured as settings } from '../../../test/configured.ts';
import { firstSteps } from './firstSteps.ts';

const empty = {
  centre: {
    facts: centreFacts(settings) as unknown,
    texts: centreTexts(settings, () => []) as unknown,
  },
  contentState: [{ itemType: 'News', published: 0 }],
  premisesPhotos: [],
  demoContent: { present: 0, settings: [] as string[] },
};
const doneOf = (data: Parameters<typeof firstSteps>[0]): number =>
  firstSteps(data).filter(({ isDone }) => isDone).length;

it('an empty start has ten steps before it', () => {
  expect(firstSteps(empty)).toHaveLength(10);
  expect(doneOf(empty)).toBe(0);
});

it('each is done by what it asks for', () => {
  const contact = { ...settings.contact, street: 'Glavna 1', phone: '036 1', email: 'a@b.rs' };
  const picture = { src: '/media/x.jpg', srcSet: '', width: 1, height: 1, alt: '' };
  const whole = {
    ...settings,
    contact,
    identity: { ...settings.identity, town: 'Vrelo' },
    hours: {
      ...settings.hours,
      house: { ...settings.hours.house, utorak: [['09:00', '20:00'] as [string, string]] },
    },
    about: { ...settings.about, story: 'Kuća.' },
    halls: { halls: [{ id: 'a', name: 'Sala', seats: null, access: '', accessFacts: [] }] },
  };
  const data = {
    centre: {
      facts: centreFacts(whole, { logo: picture, sharing: picture }),
      texts: centreTexts(whole, () => []),
    },
    contentState: [
      { itemType: 'News', published: 1 },
      { itemType: 'Movie', published: 1 },
    ],
    premisesPhotos: [{ id: 1 }],
    demoContent: { present: 0, settings: [] as string[] },
  };
  expect(doneOf(data)).toBe(10);
  expect(doneOf({ ...data, premisesPhotos: [] })).toBe(9);
  // Settings that the demo content wrote don't count as done.
  const left = ['identity.town', 'contact.street', 'hours.house', 'halls.halls'];
  const others = ['about.story', 'pictures.logo', 'pictures.sharing'];
  const demoContent = { present: 0, settings: [...left, ...others] };
  expect(doneOf({ ...data, demoContent })).toBe(3);
});
