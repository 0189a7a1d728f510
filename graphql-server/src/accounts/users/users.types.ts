import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../items/transport/graphqlItem.ts';
import type { UserRow } from './userRows.ts';
import { sectionsOf } from '../auth/sessions.ts';
import { dueAtOf, isDemanded } from '../secondFactor/factors.ts';

@ObjectType()
export class StaffUser {
  @Field(() => Int) id!: number;
  @Field(() => Int) version!: number;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => Int, { description: '1 administrator, 2 moderator' }) roleId!: number;
  @Field(() => [String], { description: 'Names of sections' }) roleAccess!: string[];
  @Field(() => Date) dateCreated!: Date;
  @Field(() => Date, { nullable: true, description: 'Set while a password reset waits for a link' })
  resetAskedAt!: Date | null;
  @Field(() => Int) passkeys!: number;
  @Field(() => Boolean, { description: 'Uses an authenticator app' }) hasTotp!: boolean;
  @Field(() => Boolean, { description: 'A second factor is demanded; of administrators always' })
  isFactorDemanded!: boolean;
  @Field(() => Date, { nullable: true, description: 'Until when a demanded factor may be missing' })
  factorDueAt!: Date | null;
}

@ObjectType()
export class StaffUserPage extends pageOf(StaffUser) {
  @Field(() => Int) totalCount!: number;
}

/** Always a moderator. */
@InputType()
export class UserInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
  @Field(() => [String]) roleAccess!: string[];
}

/** Identified by e-mail. */
@InputType()
export class UserEdit {
  @Field(() => String) email!: string;
  @Field(() => String) name!: string;
  @Field(() => [String]) roleAccess!: string[];
  @Field(() => Int) roleId!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

@InputType()
export class RoleChange {
  @Field(() => String) email!: string;
  @Field(() => Int, { description: '1 administrator, 2 moderator' }) roleId!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** Shown once. */
@ObjectType()
export class ResetLink {
  @Field(() => String) url!: string;
  @Field(() => Date) expiresAt!: Date;
}

export function toStaffUser(user: UserRow): StaffUser {
  const { access, passkeys, totp, factorDemanded, factorDueAt: _, ...row } = user;
  return {
    ...row,
    roleAccess: sectionsOf(access),
    passkeys: passkeys.length,
    hasTotp: totp !== null,
    isFactorDemanded: isDemanded({ roleId: row.roleId, factorDemanded }),
    factorDueAt: dueAtOf(user),
  };
}
