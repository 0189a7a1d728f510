import { movieEdit, movieInput, type MovieEditFields } from '@centar/domain/content/movie.ts';
import type { Prisma } from '../../../../prisma/generated/client.ts';
import { parseInput } from '../../platform/validation.ts';
import { requireSection } from '../../platform/policies.ts';
import type { ContentDependencies } from '../../items/contentDependencies.ts';
import { itemImage, type ImageData } from '../../items/write/itemFiles.ts';
import type { ItemTypeDescriptor, ItemTable } from '../../items/write/itemType.ts';
import { itemWrites } from '../../items/write/itemWrites.ts';
import type { Actor } from '../../platform/context.ts';
import type { Transaction } from '../../platform/database/database.ts';
import type { IncomingFile } from '../../platform/files/incomingFile.ts';
import { withScreenings, type MovieWithScreenings } from './cinema.types.ts';
import {
  planRestoredScreenings,
  planScreenings,
  saveScreenings,
  screeningColumns,
  type ScreeningPlan,
} from './screenings.ts';

/** The section of films. */
export const SECTION = 'Bioskop program';

/** The data of one save of a film: its columns and, where they change, its screenings. */
type MovieData = Prisma.MovieUpdateManyMutationInput & { readonly plan?: ScreeningPlan };

/** The table of films, each read with its screenings. */
function movieTable(client: Transaction): ItemTable<MovieWithScreenings> {
  return {
    findFirst: ({ where }) => client.movie.findFirst({ where, include: withScreenings }),
    findMany: (args) => client.movie.findMany(args),
    count: (args) => client.movie.count(args),
    aggregate: (args) => client.movie.aggregate(args),
    deleteMany: (args) => client.movie.deleteMany(args),
    updateMany: (args) => client.movie.updateMany(args),
  };
}

/** Films as the shared code writes, deletes and restores them, always with their screenings. */
export const movieItemType: ItemTypeDescriptor<MovieWithScreenings, ImageData> = {
  itemType: 'Movie',
  table: movieTable,
  sections: [SECTION],
  searchIn: ['title', 'author', 'genere', 'description'],
  edited: [
    'title',
    'author',
    'genere',
    'duration',
    'yearPublished',
    'childrenAge',
    'description',
    'youtubeUrl',
    'imageAlt',
    'screenings',
  ],
  fromPrevious(
    { title, author, genere, duration, yearPublished, description, ...content },
    before,
  ) {
    const { childrenAge, youtubeUrl, imageAlt, screenings } = content;
    const plan = planRestoredScreenings(before.screenings, screenings);
    const columns = { title, author, genere, duration, yearPublished, description };
    return { ...columns, childrenAge, youtubeUrl, imageAlt, plan };
  },
  afterSave: saveScreenings,
  file: itemImage,
};

/** The data of an edited film; absent fields keep their values. */
function editedData(edit: MovieEditFields, before: MovieWithScreenings): MovieData {
  const { title, author, genere, description, movieProductionDateTimes: list } = edit;
  return {
    title,
    author,
    genere,
    description,
    duration: edit.duration ?? before.duration,
    yearPublished: edit.yearPublished ?? before.yearPublished,
    childrenAge: edit.childrenAge ?? before.childrenAge,
    youtubeUrl: edit.youtubeUrl ?? before.youtubeUrl,
    imageAlt: edit.imageAlt ?? before.imageAlt,
    ...(list ? { plan: planScreenings(before.screenings, list) } : {}),
  };
}

/** The writes of films with their screenings. */
export function cinemaWrites(dependencies: ContentDependencies) {
  const writes = itemWrites(dependencies, movieItemType);
  return {
    async create(actor: Actor, input: unknown, file?: IncomingFile) {
      requireSection(actor, SECTION);
      const { movieProductionDateTimes, ...written } = parseInput(movieInput, input);
      const screenings = movieProductionDateTimes.map((one) => screeningColumns(one));
      return writes.create(actor, { written, file }, ({ movie }, data) =>
        movie.create({
          data: { ...written, ...data, screenings: { create: screenings } },
          include: withScreenings,
        }),
      );
    },

    /**
     * Saves the written fields and the list of screenings. Throws NOT_FOUND, or CONFLICT when somebody else
     * saved meanwhile.
     */
    async update(actor: Actor, input: unknown) {
      requireSection(actor, SECTION);
      const edit = parseInput(movieEdit, input);
      return writes.update(actor, edit, (before) => editedData(edit, before));
    },

    replaceFile: writes.replaceFile,
    remove: writes.remove,
  };
}
