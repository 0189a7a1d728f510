import 'reflect-metadata';
import { Field, Int, ObjectType } from 'type-graphql';
import type {
  LoginAnswer as LoginAnswerShape,
  SignedInUser as SignedInUserShape,
} from '@centar/domain/user.ts';

@ObjectType()
export class SignedInUser implements SignedInUserShape {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => Int, { description: '1 administrator, 2 moderator' }) roleId!: number;
  @Field(() => [String], { description: 'Names of sections' }) roleAccess!: string[];
  @Field(() => Date) dateCreated!: string;
}

@ObjectType()
export class LoginAnswer implements LoginAnswerShape {
  @Field(() => String, { description: 'For Authorization: Bearer' }) token!: string;
  @Field(() => Int, { description: 'Seconds' }) expiresIn!: number;
  @Field(() => SignedInUser) user!: SignedInUser;
}
