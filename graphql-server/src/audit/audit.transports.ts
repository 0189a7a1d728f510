import { Arg, Args, Ctx, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../platform/graphql/graphqlContext.ts';
import { LastChange } from '../items/read/lastChange.ts';
import type { ContentRoute } from '../items/transport/contentRoutes.ts';
import { requireAdministrator, requirePerson } from '../platform/policies.ts';
import { badInput } from '../platform/errors.ts';
import type { AuditService } from './audit.service.ts';
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

const pageSize = (text: unknown): number | undefined =>
  text === undefined ? undefined : Number(text === '' ? Number.NaN : text);

function cursor(text: unknown): string | undefined {
  if (text !== undefined && typeof text !== 'string') throw badInput({ after: 'invalid' });
  return text;
}

/** The specification has no such call. */
export function auditRoutes(service: AuditService): ContentRoute[] {
  return [
    {
      method: 'GET',
      path: '/api/Audit/GetEntries',
      summary:
        'The audit trail, the newest first; how many in X-Total-Count, more with X-Next-Cursor',
      policy: requireAdministrator,
      optionalQuery: ['person', 'section', 'day', 'first', 'after'],
      responseType: 'AuditEntry[]',
      async handler({ actor, query, reply }) {
        const { person, section, day, first, after } = query;
        const page = await service.page(
          actor,
          { person, section, day },
          { first: pageSize(first), after: cursor(after) },
        );
        reply.header('x-total-count', String(page.totalCount));
        if (page.nextCursor !== null) reply.header('x-next-cursor', page.nextCursor);
        return page.items;
      },
    },
    {
      method: 'GET',
      path: '/api/Audit/GetPeople',
      summary: 'Names to narrow the audit trail down by',
      policy: requireAdministrator,
      responseType: 'string[]',
      handler: ({ actor }) => service.people(actor),
    },
    {
      method: 'GET',
      path: '/api/Audit/GetLastChanges',
      summary: "Who changed each item of a section and type last; for the section's holders",
      policy: requirePerson,
      query: ['section', 'itemType'],
      responseType: 'LastChange[]',
      handler: ({ actor, query }) => service.lastChanges(actor, query),
    },
  ];
}
