import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
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
  @Field(() => Date, {
    nullable: true,
    description: 'Until when a demanded second factor may be missing; null if none is missing',
  })
  secondFactorDueAt!: string | null;
}

@ObjectType()
export class LoginAnswer implements LoginAnswerShape {
  @Field(() => String, { description: 'For Authorization: Bearer' }) token!: string;
  @Field(() => Int, { description: 'Seconds' }) expiresIn!: number;
  @Field(() => SignedInUser) user!: SignedInUser;
}

/** Either a code or the answer of a passkey. */
@InputType()
export class LoginCompletion {
  @Field(() => String) ticket!: string;
  @Field(() => String, { nullable: true, description: 'Of the app, or a recovery code' })
  code?: string;
  @Field(() => String, { nullable: true, description: 'JSON of the browser' }) credential?: string;
}

@ObjectType()
export class PasskeyChallenge {
  @Field(() => String, { description: 'Goes back with the answer, once' }) ticket!: string;
  @Field(() => Int, { description: 'Seconds' }) expiresIn!: number;
  @Field(() => String, { description: 'JSON for navigator.credentials' }) options!: string;
}
