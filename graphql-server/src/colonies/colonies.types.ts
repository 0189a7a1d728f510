import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../content/contentResolver.ts';
import { ExhibitionItem } from '../content/exhibitionParts.ts';
import { staffPageOf } from '../content/staffPage.ts';

/** One of the art colonies as both transports send it. */
@ObjectType()
export class Colony extends ExhibitionItem {}

/** A page of art colonies. */
@ObjectType()
export class ColonyPage extends pageOf(Colony) {}

/** A page of the staff list. */
@ObjectType()
export class StaffColonyPage extends staffPageOf(Colony) {}
