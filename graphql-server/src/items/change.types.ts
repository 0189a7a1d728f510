import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';

/** As text; null for no value. */
@ObjectType('AuditChange')
export class FieldChange {
  @Field(() => String) field!: string;
  @Field(() => String, { nullable: true }) from!: string | null;
  @Field(() => String, { nullable: true }) to!: string | null;
}
