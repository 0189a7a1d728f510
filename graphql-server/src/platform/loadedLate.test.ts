import { afterEach, expect, it, vi } from 'vitest';
import { startSmtpServer } from '../../test/smtpServer.ts';
import { startTestApp } from '../../test/testApp.ts';
import { smtpTransport } from './mail/transports.ts';

const LATE = ['./graphql/apollo.ts', 'nodemailer', 'sharp'] as const;

/** Importing it fails, as it does when no more files can be opened. */
function breakImport(path: (typeof LATE)[number]): void {
  vi.doMock(path, () => {
    throw new Error('too many open files');
  });
}
const repair = (): void => {
  LATE.forEach((path) => vi.doUnmock(path));
};
afterEach(repair);

it('answers queries after GraphQL could not be loaded once', async () => {
  const app = await startTestApp();
  const ask = () => app.raw('/graphql?query={__typename}');
  breakImport('./graphql/apollo.ts');
  expect((await ask()).status).toBe(500);
  repair();
  expect((await ask()).status).toBe(200);
  await app.close();
});

it('sends mails after their library could not be loaded once', async () => {
  const server = await startSmtpServer();
  const transport = smtpTransport(server.url, () => 'centar@centar.example');
  const mail = { id: 1, createdAt: new Date(0), recipient: 'a@b.rs', subject: 's', text: 't' };
  const send = () => transport.send(mail);
  breakImport('nodemailer');
  await expect(send()).rejects.toThrow();
  repair();
  await send();
  expect(server.received).toMatchObject([{ to: ['a@b.rs'] }]);
  await server.close();
});

it('reads pictures after their library could not be loaded once', async () => {
  // Another test may have loaded it in this process.
  const anew = './files/pictures.ts?anew';
  const { loadSharp } = (await import(anew)) as typeof import('./files/pictures.ts');
  breakImport('sharp');
  await expect(loadSharp()).rejects.toThrow();
  repair();
  expect(await loadSharp()).toBeTypeOf('function');
});
