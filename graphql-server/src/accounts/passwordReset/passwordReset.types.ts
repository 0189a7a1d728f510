import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';

/** Without a code (omitted, not null) only mails a link. */
@InputType()
export class PasswordReset {
  @Field(() => String) email!: string;
  @Field(() => String) newPassword!: string;
  @Field(() => String) confirmPassword!: string;
  @Field(() => String, { nullable: true, description: 'From the link; left out to ask for one' })
  code?: string;
}
