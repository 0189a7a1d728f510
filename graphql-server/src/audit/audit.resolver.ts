import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import type { AuditService } from './audit.service.ts';
import { LastChange } from '../items/read/lastChange.ts';
import { AuditArgs, AuditEntry, AuditEntryPage } from './audit.types.ts';

@Resolver(() => AuditEntry)
export class AuditResolver {
  constructor(private readonly service: AuditService) {}

  @Query(() => AuditEntryPage, { description: 'Administrators only; the newest first' })
  async auditEntries(
    @Ctx() { actor }: GraphqlContext,
    @Args(() => AuditArgs) { person, section, day, first, after }: AuditArgs,
  ): Promise<AuditEntryPage> {
    return this.service.page(actor, { person, section, day }, { first, after });
  }

  @Query(() => [String], { description: 'Names to narrow the audit trail down by' })
  async auditPeople(@Ctx() { actor }: GraphqlContext): Promise<string[]> {
    return this.service.people(actor);
  }

  @Query(() => [LastChange], { description: 'For holders of the section' })
  async lastChanges(
    @Ctx() { actor }: GraphqlContext,
    @Arg('section', () => String) section: string,
    @Arg('itemType', () => String, { description: 'News, Program, …' }) itemType: string,
  ): Promise<LastChange[]> {
    return this.service.lastChanges(actor, { section, itemType });
  }
}
