import 'reflect-metadata';
import { Field, InputType } from 'type-graphql';

/** A new password for an account. Without a code (left out, not null) nothing changes and a link is mailed. */
@InputType()
export class PasswordReset {
  @Field(() => String) email!: string;
  @Field(() => String) newPassword!: string;
  @Field(() => String) confirmPassword!: string;
  @Field(() => String, { nullable: true, description: 'From the link; left out to ask for one' })
  code?: string;
}
