import type { Section } from '@centar/domain/sections.ts';
import { SECTION_ONLY, type Adder, type Operation } from './operation.ts';

/** The staff lists: their fields, and whose they are. */
export const STAFF_LISTS = [
  { field: 'staffNews', section: 'Vesti', itemType: 'News' },
  { field: 'staffPrograms', section: 'Muzicki program', itemType: 'Program' },
  { field: 'staffMovies', section: 'Bioskop program', itemType: 'Movie' },
  { field: 'staffCompetitions', section: 'Konkurs', itemType: 'Competition' },
  { field: 'staffProcurements', section: 'Javne nabavke', itemType: 'Procurement' },
  { field: 'staffGallery', section: 'Galerija', itemType: 'GalleryItem' },
  { field: 'staffColonies', section: 'Kolonije', itemType: 'Colony' },
  { field: 'staffArtSalons', section: 'Likovni saloni', itemType: 'ArtSalon' },
] as const satisfies readonly { field: string; section: Section; itemType: string }[];

/** A staff list as a document; programmes are listed by type. */
export function staffListDocument(field: string, section: string): string {
  const own = field === 'staffPrograms' ? `, programType: ${JSON.stringify(section)}` : '';
  return `query($page: Int, $pageSize: Int, $search: String, $order: String, $descending: Boolean,
      $publication: String, $filter: String) {
    list: ${field}(page: $page, pageSize: $pageSize, search: $search, order: $order,
      descending: $descending, publication: $publication, filter: $filter${own}) {
      items { id title } page pages isCut total drafts planned hasUnpublished lastChanges { itemId userName }
    }
  }`;
}

/** Every staff list, for holders of its section. */
export function staffListOperations(adders: Readonly<Record<string, Adder>>): Operation[] {
  return STAFF_LISTS.map(({ field, section, itemType }) => {
    const addItem = adders[itemType];
    return {
      name: `Query.${field}`,
      section,
      verdicts: SECTION_ONLY,
      ...(addItem ? { addItem } : {}),
      send: ({ app, token }) => app.gql(staffListDocument(field, section), {}, { token }),
    };
  });
}
