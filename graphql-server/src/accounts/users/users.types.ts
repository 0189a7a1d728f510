import 'reflect-metadata';
import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { pageOf } from '../../items/transport/graphqlItem.ts';
import type { UserRow } from './userRows.ts';
import { sectionsOf } from '../auth/sessions.ts';

/** A member of the staff as both transports send them to administrators. */
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
}

/** A page of users. */
@ObjectType()
export class StaffUserPage extends pageOf(StaffUser) {
  @Field(() => Int) totalCount!: number;
}

/** A new user; always a moderator. */
@InputType()
export class UserInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
  @Field(() => [String]) roleAccess!: string[];
}

/** An edit: the e-mail says who. */
@InputType()
export class UserEdit {
  @Field(() => String) email!: string;
  @Field(() => String) name!: string;
  @Field(() => [String]) roleAccess!: string[];
  @Field(() => Int) roleId!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** A change of somebody's role. */
@InputType()
export class RoleChange {
  @Field(() => String) email!: string;
  @Field(() => Int, { description: '1 administrator, 2 moderator' }) roleId!: number;
  @Field(() => Int, { nullable: true }) version?: number;
}

/** A one-time link with which somebody sets a new password; shown once, never again. */
@ObjectType()
export class ResetLink {
  @Field(() => String) url!: string;
  @Field(() => Date) expiresAt!: Date;
}

/** A row as both transports send it. */
export function toStaffUser({ access, ...row }: UserRow): StaffUser {
  return { ...row, roleAccess: sectionsOf(access) };
}
