import { beforeAll, expect, it } from 'vitest';
import { PROGRAM_FIELDS } from '../../../test/contentTypes.ts';
import { sharedTestApp } from '../../../test/sharedTestApp.ts';

let token: string;

const app = sharedTestApp();
beforeAll(async () => {
  ({ token } = await app.signInAs({ sections: ['Muzicki program'] }));
});

interface Saved {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

const insert = (fields: object): Promise<Saved> =>
  app.rest('PUT', '/api/Programs/InsertProgram', { token, form: { ...PROGRAM_FIELDS, ...fields } });

it.each([
  'www.ulaznice.example/koncert',
  'mailto:karte@centar.example',
  'tel:+38163123456',
  '020 123-456, 063 123 456',
])('a booking of "%s" is taken', async (booking) => {
  const { status, body } = await insert({ booking });
  expect(status).toBe(201);
  expect(body['booking']).toBe(booking);
});

it('a booking that names nothing to open is refused at its field', async () => {
  const { status, body } = await insert({ booking: 'na blagajni' });
  expect(status).toBe(400);
  expect(body['errors']).toEqual({ booking: 'invalid' });
});

it('pasted text is stored without invisible signs, in the letters that are meant', async () => {
  const sign = '\u200B';
  const { status, body } = await insert({
    title: `Ðorđe${sign} i ﬁlm`,
    description: `Simfo\u00ADnijski${sign}\norkestar`,
    place: `Vеlika sala\uFEFF`,
    booking: '\u202D+381 63 123 456\u202C',
    eventHappeningDateTime: `\u200E${PROGRAM_FIELDS.eventHappeningDateTime}\u200F`,
  });
  expect(status).toBe(201);
  expect(body).toMatchObject({
    title: 'Đorđe i film',
    description: 'Simfonijski\norkestar',
    place: 'Velika sala',
    booking: '+381 63 123 456',
  });
});
