import 'reflect-metadata';
import { Field, ObjectType } from 'type-graphql';

/** Another member of staff who has an item open for editing now. */
@ObjectType()
export class ItemEditor {
  @Field(() => String) name!: string;
  @Field(() => Date, { description: 'When the form was opened' }) since!: Date;
}
