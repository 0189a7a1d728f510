import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class DemoContent {
  @Field(() => Int, { description: 'Neither in the bin nor deleted' }) present!: number;
  @Field(() => Int, { description: 'In the bin' }) binned!: number;
  @Field(() => [String], { description: "Settings that still are the demo content's" })
  settings!: string[];
}
