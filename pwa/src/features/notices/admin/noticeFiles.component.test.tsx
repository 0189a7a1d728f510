import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { MAX_MORE_DOCUMENTS } from '@centar/domain/content/notice.ts';
import { Refused, startFakeServer, type FakeServer } from '../../../../test/fakeServer.ts';
import { newsList } from '../../../../test/news.ts';
import { notice } from '../../../../test/notices.ts';
import { openPanel } from '../../../../test/panel.tsx';
import { field, forgetDrafts, press, said } from '../../../../test/screen.ts';
import { competitionOperations, procurementOperations } from './notices.adminOperations.ts';

let server: FakeServer;
beforeEach(() => {
  server = startFakeServer();
});
afterEach(forgetDrafts);

describe('the documents of a notice', () => {
  const stored = { now: notice() };
  beforeEach(() => {
    stored.now = notice();
    server.answer(competitionOperations.item, () => ({ item: stored.now }));
    const save = (more: object) => {
      stored.now = notice({ ...stored.now, ...more, version: stored.now.version + 1 });
      return { item: stored.now };
    };
    server.answer(competitionOperations.update, ({ input }) => save(input));
    server.answer(competitionOperations.replaceFile, () => save({}));
    server.answer(competitionOperations.saveDocuments, ({ input }) =>
      save({ documents: input.documents.map((one) => ({ ...DOCUMENT, ...one })) }),
    );
    server.answer(competitionOperations.addDocument, () => save({}));
  });
  const document = (name: string) => new File(['x'], name);

  it('are all saved with the fields: the first one, the list, a further one', async () => {
    stored.now = notice({ documents: [{ ...DOCUMENT, documentId: 4, title: 'Obrazac' }] });
    await openPanel(server, '/ap/konkurs/view/5');
    await field('Naslov').fill('Ispravljen naslov');
    await userEvent.upload(field('Dokument'), document('poziv.pdf'));
    await page.getByLabelText('Naziv', { exact: true }).first().fill('Obrazac prijave');
    await userEvent.upload(field('Dodaj dokument'), document('rezultati.pdf'));
    await press('Sacuvaj');
    await said('Izmene su sačuvane.');
    expect(server.asked(competitionOperations.update)).toMatchObject([
      { input: { title: 'Ispravljen naslov' } },
    ]);
    expect(server.asked(competitionOperations.replaceFile)).toMatchObject([
      { file: { name: 'poziv.pdf' } },
    ]);
    expect(server.asked(competitionOperations.saveDocuments)).toMatchObject([
      { input: { documents: [{ documentId: 4, title: 'Obrazac prijave' }] } },
    ]);
    expect(server.asked(competitionOperations.addDocument)).toMatchObject([
      { input: { id: 5, title: 'rezultati' }, file: { name: 'rezultati.pdf' } },
    ]);
  });

  it('name those that are more than a notice takes', async () => {
    await openPanel(server, '/ap/konkurs/view/5');
    const chosen = Array.from({ length: MAX_MORE_DOCUMENTS + 2 }, (_, at) =>
      document(`prilog-${String(at + 1)}.pdf`),
    );
    await userEvent.upload(field('Dodaj dokument'), chosen);
    const names = chosen.slice(MAX_MORE_DOCUMENTS).map(({ name }) => name);
    await said(`Nisu dodati, jer ih ne može biti više od dvadeset: ${names.join(', ')}.`);
  });

  it('can be chosen before the first save, and one that fails does not make the notice twice', async () => {
    const made = { item: { ...notice(), __typename: 'Procurement' } } as const;
    server.answer(procurementOperations.create, () => made);
    server.answer(procurementOperations.list, () => ({
      list: { ...newsList([], {}).list, __typename: 'StaffProcurementsPage', items: [] },
    }));
    let isFailing = true;
    server.answer(procurementOperations.addDocument, ({ input }) => {
      if (isFailing && input.title === 'obrazac') throw new Refused('WRONG_FILE_KIND');
      return made;
    });
    await openPanel(server, '/ap/javne-nabavke/kreiraj');
    for (const [label, value] of Object.entries({ Autor: 'Uprava', Naslov: 'Poziv', Opis: 'T.' })) {
      await field(label).fill(value);
    }
    await userEvent.upload(field('Dodaj dokument'), [
      document('prilog.pdf'),
      document('slika.png'),
      document('obrazac.pdf'),
    ]);
    await said('Ovo je slika, a ovde ide dokument. Sačuvajte je kao PDF.');
    await press('Sacuvaj');
    await said('Sačuvano: Uneti podaci, prilog.pdf. Nije sačuvano: obrazac.pdf.');
    isFailing = false;
    await press('Sacuvaj');
    await said('Uspesno kreirana nabavka');
    expect(server.asked(procurementOperations.create)).toHaveLength(1);
    expect(server.asked(procurementOperations.addDocument).map(({ input }) => input)).toMatchObject(
      [
        { id: 5, title: 'prilog' },
        { id: 5, title: 'obrazac' },
        { id: 5, title: 'obrazac' },
      ],
    );
  });

  it('are above the text, beside a deadline that says its state', async () => {
    await openPanel(server, '/ap/konkurs/kreiraj');
    const topOf = (label: string) => field(label).element().getBoundingClientRect().top;
    await expect.element(field('Dodaj dokument')).toBeInTheDocument();
    expect(topOf('Dodaj dokument')).toBeLessThan(topOf('Opis'));
    const deadline = page.getByLabelText('Rok (nije obavezno)');
    await deadline.fill('24.11.2126 12:00');
    await said('Otvoren');
    await deadline.fill('24.11.2020 12:00');
    await said('Zatvoren');
  });

  it('without a title or a day hold the save, and nothing is sent', async () => {
    await openPanel(server, '/ap/konkurs/view/5');
    await userEvent.upload(field('Dodaj dokument'), document('rezultati.pdf'));
    await page.getByLabelText('Datum', { exact: true }).first().fill('31.11.2026');
    await press('Sacuvaj');
    await said('Upišite naziv i datum, i izaberite dokument.');
    await expect.element(page.getByLabelText('Datum', { exact: true }).first()).toHaveFocus();
    expect(server.operations()).not.toContain('UpdateCompetition');
  });
});

const DOCUMENT = {
  __typename: 'NoticeDocument',
  documentId: null,
  title: '',
  date: '2026-11-24',
  url: '/media/a.pdf',
  fileName: 'a.pdf',
  contentType: 'application/pdf',
  byteSize: 1,
} as const;
