import 'reflect-metadata';
import { ObjectType } from 'type-graphql';
import { pageOf } from '../content/contentResolver.ts';
import { NoticeItem } from '../content/noticeParts.ts';

/** A public procurement as both transports send it. */
@ObjectType()
export class Procurement extends NoticeItem {}

/** A page of procurements. */
@ObjectType()
export class ProcurementPage extends pageOf(Procurement) {}
