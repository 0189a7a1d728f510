import { readFileSync } from 'node:fs';
import { buildSchema, parse, validate, type DocumentNode } from 'graphql';
import { beforeAll, expect, it } from 'vitest';
import type { ItemType } from '@centar/domain/itemTypes.ts';
import {
  artSalonOperations,
  colonyOperations,
} from '../features/exhibitions/admin/exhibitions.adminOperations.ts';
import { movieOperations } from '../features/cinema/admin/cinema.adminOperations.ts';
import { galleryOperations } from '../features/gallery/admin/gallery.adminOperations.ts';
import { newsOperations } from '../features/news/admin/news.adminOperations.ts';
import {
  competitionOperations,
  procurementOperations,
} from '../features/notices/admin/notices.adminOperations.ts';
import { premisesOperations } from '../features/premises/admin/premises.adminOperations.ts';
import { programOperations } from '../features/programs/admin/programs.adminOperations.ts';
import { parseDocumentsWith } from '../shared/graphql/tada.ts';

const OPERATIONS: Readonly<Record<ItemType, Readonly<Record<string, DocumentNode>>>> = {
  News: newsOperations,
  Program: programOperations,
  Movie: movieOperations,
  Competition: competitionOperations,
  Procurement: procurementOperations,
  GalleryItem: galleryOperations,
  Colony: colonyOperations,
  ArtSalon: artSalonOperations,
  PremisesPhoto: premisesOperations,
};

const schema = buildSchema(
  readFileSync(new URL('../../../schema.graphql', import.meta.url), 'utf8'),
);

beforeAll(() => {
  parseDocumentsWith(parse);
});

it.each(Object.entries(OPERATIONS))('the operations of %s fit the schema', (_name, operations) => {
  for (const document of Object.values(operations)) {
    expect(validate(schema, document)).toEqual([]);
  }
});
