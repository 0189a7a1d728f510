import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';

/** What one field was before and after, as text; null for nothing. */
@ObjectType('AuditChange')
export class FieldChange {
  @Field(() => String) field!: string;
  @Field(() => String, { nullable: true }) from!: string | null;
  @Field(() => String, { nullable: true }) to!: string | null;
}
