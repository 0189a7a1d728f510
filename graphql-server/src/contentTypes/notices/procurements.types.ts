import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../../items/transport/contentResolver.ts';
import { NoticeItem } from './notice.types.ts';
import { staffPageOf } from '../../items/read/staffPage.ts';

/** A public procurement as both transports send it. */
@ObjectType()
export class Procurement extends NoticeItem {}

/** A page of procurements. */
@ObjectType()
export class ProcurementPage extends pageOf(Procurement) {}

/** A page of the staff list. */
@ObjectType()
export class StaffProcurementPage extends staffPageOf(Procurement) {}
