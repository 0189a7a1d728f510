import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../../items/transport/contentResolver.ts';
import { ExhibitionItem } from './exhibition.types.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** One of the art salons as both transports send it. */
@ObjectType()
export class ArtSalon extends ExhibitionItem {}

/** A page of art salons. */
@ObjectType()
export class ArtSalonPage extends pageOf(ArtSalon) {}

/** A page of the staff list. */
@ObjectType()
export class StaffArtSalonPage extends staffPageOf(ArtSalon) {}
