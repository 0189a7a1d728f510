import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../../items/transport/contentResolver.ts';
import { NoticeItem } from './notice.types.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** A public competition as both transports send it. */
@ObjectType()
export class Competition extends NoticeItem {}

/** A page of competitions. */
@ObjectType()
export class CompetitionPage extends pageOf(Competition) {}

/** A page of the staff list. */
@ObjectType()
export class StaffCompetitionPage extends staffPageOf(Competition) {}
