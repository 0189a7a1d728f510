import 'reflect-metadata';
import { ArgsType, Field, Int, ObjectType } from 'type-graphql';
import { FieldChange } from '../items/change.types.ts';
import { PageArgs, pageOf } from '../items/transport/graphqlItem.ts';

@ObjectType()
export class AuditEntry {
  @Field(() => Int) id!: number;
  @Field(() => Date) at!: Date;
  @Field(() => Int, { nullable: true }) userId!: number | null;
  @Field(() => String, { description: 'As the person was called then' }) userName!: string;
  @Field(() => String, { description: 'create, update, signIn, …' }) action!: string;
  @Field(() => String, { description: 'Empty for accounts and sessions' }) section!: string;
  @Field(() => String) itemType!: string;
  @Field(() => Int, { nullable: true }) itemId!: number | null;
  @Field(() => String) summary!: string;
  @Field(() => [FieldChange]) changes!: FieldChange[];
}

@ObjectType()
export class AuditEntryPage extends pageOf(AuditEntry) {
  @Field(() => Int) totalCount!: number;
}

@ArgsType()
export class AuditArgs extends PageArgs {
  @Field(() => String, { nullable: true, description: 'A name as in auditPeople' })
  person?: string | null;

  @Field(() => String, { nullable: true, description: 'Empty: accounts and sessions' })
  section?: string | null;

  @Field(() => String, { nullable: true, description: 'yyyy-MM-dd, a day in Belgrade' })
  day?: string | null;
}
