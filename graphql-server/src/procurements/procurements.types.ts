import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../content/contentResolver.ts';
import { NoticeItem } from '../content/noticeParts.ts';
import { staffPageOf } from '../content/staffPage.ts';

/** A public procurement as both transports send it. */
@ObjectType()
export class Procurement extends NoticeItem {}

/** A page of procurements. */
@ObjectType()
export class ProcurementPage extends pageOf(Procurement) {}

/** A page of the staff list. */
@ObjectType()
export class StaffProcurementPage extends staffPageOf(Procurement) {}
