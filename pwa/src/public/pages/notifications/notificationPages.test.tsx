import { expect, it } from 'vitest';
import type { NotificationView } from '@centar/domain/notificationPages.ts';
import { wholePage } from '../../../../test/wholePage.tsx';

const CODE = 'k'.repeat(43);
const form = { kind: 'form', topic: 'nedeljno', email: '', sections: [], errors: {} } as const;
const own = {
  kind: 'own',
  code: CODE,
  email: 'ana@primer.rs',
  isConfirmed: true,
  sections: ['muzicki'],
  errors: {},
} as const;

async function shown(path: string, notification?: NotificationView): Promise<string> {
  const html = await wholePage(path, undefined, { notification, offersMail: true });
  return html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}
const OWN = `/moja-obavestenja/${CODE}`;

it('the form keeps what was typed, and names what is wrong', async () => {
  const text = await shown('/obavestenja', {
    ...form,
    sections: ['muzicki'],
    errors: { email: 'invalid' },
    problem: 'invalid',
  });
  expect(text).toContain('Nije poslato');
  expect(text).toContain('E-pošta');
});

it('a link asks for a press before anything is sent', async () => {
  const text = await shown(OWN, { ...own, isConfirmed: false });
  expect(text).toContain('ana@primer.rs');
  expect(text).toContain('Potvrdi');
});

it.each(['constructor', '__proto__', 'nepoznato'])(
  'an unknown deed in the address says nothing: %s',
  async (deed) => {
    expect(await shown(`${OWN}?stanje=${deed}`, own)).toBe(await shown(OWN, own));
  },
);

it('a link that has ended says so, and offers a new subscription', async () => {
  const text = await shown(OWN, { kind: 'ended' });
  expect(text).toContain('Ova veza više ne važi');
  expect(text).toContain('Prijavi se ponovo');
});

it('a device without the server says that it has no form', async () => {
  expect(await shown('/obavestenja')).toContain('Za obaveštenja je potrebna veza');
});
