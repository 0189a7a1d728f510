import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';

/** Another user who has the item open. */
@ObjectType()
export class ItemEditor {
  @Field(() => String) name!: string;
  @Field(() => Date, { description: 'When the form was opened' }) since!: Date;
}
