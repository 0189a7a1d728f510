import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../content/contentResolver.ts';
import { ExhibitionItem } from '../content/exhibitionParts.ts';
import { staffPageOf } from '../content/staffPage.ts';

/** One of the art salons as both transports send it. */
@ObjectType()
export class ArtSalon extends ExhibitionItem {}

/** A page of art salons. */
@ObjectType()
export class ArtSalonPage extends pageOf(ArtSalon) {}

/** A page of the staff list. */
@ObjectType()
export class StaffArtSalonPage extends staffPageOf(ArtSalon) {}
