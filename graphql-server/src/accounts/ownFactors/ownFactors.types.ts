import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';

@ObjectType()
export class OwnPasskey {
  @Field(() => Int) id!: number;
  @Field(() => String) name!: string;
  @Field(() => Date) createdAt!: Date;
  @Field(() => Date, { nullable: true }) lastUsedAt!: Date | null;
  @Field(() => Boolean, { description: 'A password manager keeps a copy' }) isBackedUp!: boolean;
  @Field(() => String, {
    nullable: true,
    description: 'The previous address of the site, where alone the key works; null: it works here',
  })
  otherAddress!: string | null;
}

/** How the person signs in beside the password. */
@ObjectType()
export class OwnFactors {
  @Field(() => [OwnPasskey], { description: 'Oldest first' }) passkeys!: OwnPasskey[];
  @Field(() => Date, { nullable: true, description: 'Since when an authenticator app is used' })
  totpSince!: Date | null;
  @Field(() => Date, { nullable: true }) totpLastUsedAt!: Date | null;
  @Field(() => Boolean, {
    description: 'False if the key of the secret is lost; then the app must be set up again',
  })
  isTotpReadable!: boolean;
  @Field(() => Int, { description: 'Unused ones' }) recoveryCodes!: number;
  @Field(() => Boolean, { description: 'The last factor may be replaced, not removed' })
  isDemanded!: boolean;
  @Field(() => Date, { nullable: true, description: 'Until when it may be missing' })
  dueAt!: Date | null;
  @Field(() => Boolean, { description: 'Changes need the current password' })
  asksPassword!: boolean;
  @Field(() => Boolean, { description: 'False on an IP address or plain http' })
  allowsPasskeys!: boolean;
}

@ObjectType()
export class FactorsChanged {
  @Field(() => OwnFactors) factors!: OwnFactors;
  @Field(() => [String], { nullable: true, description: 'New recovery codes, shown once' })
  recoveryCodes!: string[] | null;
}

@ObjectType()
export class TotpSetup {
  @Field(() => String, { description: 'Goes back with the first code, once' }) ticket!: string;
  @Field(() => Int, { description: 'Seconds' }) expiresIn!: number;
  @Field(() => String, { description: 'Base32, to type into the app' }) secret!: string;
  @Field(() => String, { description: 'otpauth: address for the QR code' }) address!: string;
}

@InputType()
export class PasskeyAddition {
  @Field(() => String) ticket!: string;
  @Field(() => String, { description: 'JSON of the browser' }) credential!: string;
  @Field(() => String) name!: string;
}
