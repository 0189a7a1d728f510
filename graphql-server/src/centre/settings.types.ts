import 'reflect-metadata';
import { GraphQLScalarType } from 'graphql';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import type { PictureSlot } from '@centar/domain/centre.ts';
import { Image } from '../items/transport/graphqlItem.ts';

/** The shape of settings differs by group, so GraphQL sends JSON. */
const JsonScalar = new GraphQLScalarType<unknown, unknown>({
  name: 'Json',
  description: 'Any JSON value; what a group of settings holds is said in /api/openapi.json',
});

@ObjectType()
export class Centre {
  @Field(() => JsonScalar, { description: 'Name, contact, hours, figures, pictures' })
  facts!: unknown;
  @Field(() => JsonScalar, { description: 'The story of the house, its halls, the statements' })
  texts!: unknown;
}

@ObjectType()
export class SettingsGroup {
  @Field(() => String) name!: string;
  @Field(() => Int) version!: number;
  @Field(() => JsonScalar) content!: unknown;
  @Field(() => Date) updatedAt!: Date;
  @Field(() => String) updatedByName!: string;
}

@ObjectType()
export class SettingsVersion {
  @Field(() => Int) version!: number;
  @Field(() => JsonScalar) content!: unknown;
  @Field(() => Date) savedAt!: Date;
  @Field(() => String, { description: 'Who replaced it' }) savedByName!: string;
}

@ObjectType()
export class SitePictureVersion {
  @Field(() => Int) version!: number;
  @Field(() => Image, { nullable: true }) image!: Image | null;
  @Field(() => Date) savedAt!: Date;
  @Field(() => String, { description: 'Who replaced it or took it away' }) savedByName!: string;
}

@InputType()
export class SettingsEdit {
  @Field(() => String, { description: 'identity, contact, hours, …' }) name!: string;
  @Field(() => Int, { nullable: true, description: 'The version that the editor saw' })
  version?: number;
  @Field(() => JsonScalar) content!: unknown;
}

@ObjectType()
export class SitePicture {
  @Field(() => String, { description: 'logo, hero, sharing, …' }) slot!: PictureSlot;
  @Field(() => Int) version!: number;
  @Field(() => Image, { nullable: true }) image!: Image | null;
}
