import { expect, it } from 'vitest';
import { resetLinkMail } from './mailTexts.ts';

it('the mail of a reset has its link and says until when it works, by the clock of Belgrade', () => {
  const link = { url: 'https://centar.example/x', expiresAt: new Date('2026-07-01T10:15:00Z') };
  const { text } = resetLinkMail({ name: 'Ana', email: 'ana@centar.example' }, 'Centar', link);
  expect(text).toContain(link.url);
  expect(text).toContain('Veza važi do 01.07.2026 12:15 i može');
});
