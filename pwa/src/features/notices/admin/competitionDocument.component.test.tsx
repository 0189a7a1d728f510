import { beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { openPanel } from '../../../../test/panel.tsx';

let server: FakeServer;
beforeEach(async () => {
  server = startFakeServer();
  await openPanel(server, '/ap/konkurs/kreiraj');
  await expect.element(page.getByLabelText('Dokument (nije obavezno)')).toBeInTheDocument();
});

const said = (text: string) => expect.element(page.getByText(text).first()).toBeVisible();
const missing = (text: string) => expect.element(page.getByText(text)).not.toBeInTheDocument();

/** The operations that were called, except for the preview, which loads by itself. */
const called = () => server.operations().filter((name) => name !== 'Preview');

/** Lets a file fall onto the field. */
function drop(file: File): void {
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(file);
  page
    .getByLabelText('Dokument (nije obavezno)')
    .element()
    .dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }));
}

it('a document of another kind or that is too large is not taken, and nothing is asked', async () => {
  const before = called();
  const field = page.getByLabelText('Dokument (nije obavezno)');
  await userEvent.upload(field, new File(['x'], 'slika.png'));
  await said('Ovo je slika, a ovde ide dokument. Sačuvajte je kao PDF.');
  drop(new File([new Uint8Array(20 * 1024 * 1024 + 1)], 'velik.pdf'));
  await said('Dokument je veći od 20 MB. Izaberite manji.');
  await missing('velik.pdf');
  expect(called()).toEqual(before);
});

it('a document can be pasted, dropped in place of that, and taken away', async () => {
  const clipboardData = new DataTransfer();
  clipboardData.items.add(new File(['x'], 'nalepljen.pdf'));
  document.dispatchEvent(new ClipboardEvent('paste', { clipboardData }));
  await said('nalepljen.pdf');
  drop(new File(['x'], 'prevucen.xlsx'));
  await said('prevucen.xlsx');
  await missing('nalepljen.pdf');
  await page.getByRole('button', { name: 'Ukloni' }).click();
  await missing('prevucen.xlsx');
});

describe('a file on the clipboard', () => {
  const paste = (target: EventTarget, texts: Readonly<Record<string, string>> = {}): void => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
    clipboardData.items.add(new File(['x'], 'nalepljen.pdf'));
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  };

  it.each(['Naslov', 'Opis'])('is not taken in the text field %s', async (label) => {
    paste(page.getByLabelText(label, { exact: true }).element());
    await missing('nalepljen.pdf');
  });

  it.each([
    [
      'text, as Word and LibreOffice copy it',
      { 'text/plain': 'Poziv', 'text/html': '<p>Poziv</p>' },
    ],
    ['cells, as Excel copies them', { 'text/plain': 'a\tb', 'text/html': '<table></table>' }],
    ['formatted text', { 'text/html': '<p><b>Poziv</b></p>' }],
    ['formatted text of another kind', { 'text/rtf': '{\\rtf1 Poziv}' }],
  ])('is not taken beside %s', async (_, texts) => {
    paste(document.body, texts);
    await missing('nalepljen.pdf');
  });

  it('is taken with the element of a page that showed it', async () => {
    paste(document.body, { 'text/html': '<img src="https://primer.rs/a.png" alt="a">' });
    await said('nalepljen.pdf');
  });
});
