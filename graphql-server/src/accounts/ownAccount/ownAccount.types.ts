import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class OwnSession {
  @Field(() => Int) id!: number;
  @Field(() => String, { description: 'What the client called itself' }) device!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date) lastSeenAt!: Date;
  @Field(() => Date) expiresAt!: Date;
  @Field(() => Boolean, { description: 'The one that asks' }) isCurrent!: boolean;
}

/** Requires the current password. */
@InputType()
export class PasswordChange {
  @Field(() => String) currentPassword!: string;
  @Field(() => String) newPassword!: string;
  @Field(() => String) confirmPassword!: string;
}
