import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../../items/transport/contentResolver.ts';
import { ExhibitionItem } from './exhibition.types.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** One of the art colonies as both transports send it. */
@ObjectType()
export class Colony extends ExhibitionItem {}

/** A page of art colonies. */
@ObjectType()
export class ColonyPage extends pageOf(Colony) {}

/** A page of the staff list. */
@ObjectType()
export class StaffColonyPage extends staffPageOf(Colony) {}
