import { expect, it } from 'vitest';
import { cinemaAdmin } from '../features/cinema/admin/cinema.admin.tsx';
import { artSalonsAdmin } from '../features/exhibitions/admin/artSalons.admin.ts';
import { coloniesAdmin } from '../features/exhibitions/admin/colonies.admin.ts';
import { galleryAdmin } from '../features/gallery/admin/gallery.admin.tsx';
import { newsAdmin } from '../features/news/admin/news.admin.ts';
import { competitionsAdmin } from '../features/notices/admin/competitions.admin.ts';
import { procurementsAdmin } from '../features/notices/admin/procurements.admin.ts';
import { premisesAdmin } from '../features/premises/admin/premises.admin.ts';
import { allPrograms } from '../features/programs/admin/programs.admin.tsx';
import { usersTexts } from './users/users.texts.ts';

/** The messages that the specification quotes for saving and deleting. */
it.each([
  [newsAdmin, 'Vest je objavljena.', undefined, 'vest?', 'Usesno obrisana vest'],
  [
    allPrograms,
    'Usesno kreiran dogadjaj',
    'Usesno azuriran program',
    'događaj?',
    'Događaj je obrisan.',
  ],
  [cinemaAdmin, 'Film je objavljen.', undefined, 'film?', 'Film je obrisan.'],
  [competitionsAdmin, 'Konkurs je objavljen.', undefined, 'konkurs?', 'Konkurs je obrisan.'],
  [
    procurementsAdmin,
    'Uspesno kreirana nabavka',
    undefined,
    'javnu nabavku?',
    'Javna nabavka je obrisana.',
  ],
  [
    coloniesAdmin,
    'Kolonija je objavljena.',
    'Usesno azurirana kolonija',
    'koloniju?',
    'Usesno obrisana kolonija',
  ],
  [
    artSalonsAdmin,
    'Likovni salon je objavljen.',
    'Usesno azuriran likovni salon',
    'likovni salon?',
    'Likovni salon je obrisan.',
  ],
  [
    galleryAdmin,
    'Uspesno kreirana slika',
    'Usesno azurirana slika',
    'sliku?',
    'Usesno obrisana slika!',
  ],
  [
    premisesAdmin,
    'Fotografija je dodata.',
    'Fotografija je sačuvana.',
    'fotografiju?',
    'Fotografija je obrisana.',
  ],
])(
  '$itemType says and asks what the specification quotes',
  ({ texts }, created, saved, asked, removed) => {
    expect(texts).toMatchObject({ created, removed });
    expect('saved' in texts ? texts.saved : undefined).toBe(saved);
    expect(texts.question).toMatch(/^Da li ste sigurni da [zž]elite da obri[sš]ete /);
    expect(texts.question.endsWith(asked)).toBe(true);
  },
);

it('what is done to a user is said and asked as the specification quotes it', () => {
  expect(usersTexts).toMatchObject({
    updated: 'Usesno azuriran korisnik!',
    updatedText: 'Uspesno ste azurirali korisnika!',
    question: 'Da li ste sigurni da zelite da obrisete korisnika?',
    removed: 'Usesno obrisan korisnik!',
    removedText: 'Uspesno ste obrisali korisnika!',
  });
});
