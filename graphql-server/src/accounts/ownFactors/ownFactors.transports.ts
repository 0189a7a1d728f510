import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import {
  factorChange,
  passkeyAddition,
  passkeyRemoval,
  passkeyRenaming,
  totpConfirmation,
} from '@centar/domain/secondFactor.ts';
import { PasskeyChallenge } from '../auth/auth.types.ts';
import { marksOf } from '../auth/deviceCookie.ts';
import { httpOf, type GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { requireIdentity } from '../../platform/policies.ts';
import type { OwnFactorsService } from './ownFactors.service.ts';
import { FactorsChanged, OwnFactors, PasskeyAddition, TotpSetup } from './ownFactors.types.ts';

const PASSWORD = {
  nullable: true,
  description: 'Needed ten minutes after signing in and later',
} as const;

@Resolver(() => OwnFactors)
export class OwnFactorsResolver {
  constructor(private readonly service: OwnFactorsService) {}

  @Query(() => OwnFactors)
  async ownFactors(@Ctx() { actor }: GraphqlContext): Promise<OwnFactors> {
    return this.service.overview(actor);
  }

  @Mutation(() => TotpSetup)
  async beginTotp(
    @Ctx() { actor }: GraphqlContext,
    @Arg('currentPassword', () => String, PASSWORD) currentPassword?: string | null,
  ): Promise<TotpSetup> {
    return this.service.beginTotp(actor, { currentPassword: currentPassword ?? null });
  }

  @Mutation(() => FactorsChanged)
  async confirmTotp(
    @Ctx() context: GraphqlContext,
    @Arg('ticket', () => String) ticket: string,
    @Arg('code', () => String) code: string,
  ): Promise<FactorsChanged> {
    return this.service.confirmTotp(context.actor, { ticket, code }, marksOf(httpOf(context)[0]));
  }

  @Mutation(() => FactorsChanged)
  async removeTotp(
    @Ctx() context: GraphqlContext,
    @Arg('currentPassword', () => String, PASSWORD) currentPassword?: string | null,
  ): Promise<FactorsChanged> {
    return this.service.removeTotp(
      context.actor,
      { currentPassword: currentPassword ?? null },
      marksOf(httpOf(context)[0]),
    );
  }

  @Mutation(() => PasskeyChallenge)
  async beginPasskey(
    @Ctx() { actor }: GraphqlContext,
    @Arg('currentPassword', () => String, PASSWORD) currentPassword?: string | null,
  ): Promise<PasskeyChallenge> {
    return this.service.beginPasskey(actor, { currentPassword: currentPassword ?? null });
  }

  @Mutation(() => FactorsChanged)
  async addPasskey(
    @Ctx() context: GraphqlContext,
    @Arg('input', () => PasskeyAddition) input: PasskeyAddition,
  ): Promise<FactorsChanged> {
    return this.service.addPasskey(context.actor, { ...input }, marksOf(httpOf(context)[0]));
  }

  @Mutation(() => OwnFactors)
  async renamePasskey(
    @Ctx() { actor }: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('name', () => String) name: string,
  ): Promise<OwnFactors> {
    return this.service.renamePasskey(actor, { id, name });
  }

  @Mutation(() => FactorsChanged)
  async removePasskey(
    @Ctx() context: GraphqlContext,
    @Arg('id', () => Int) id: number,
    @Arg('currentPassword', () => String, PASSWORD) currentPassword?: string | null,
  ): Promise<FactorsChanged> {
    return this.service.removePasskey(
      context.actor,
      { id, currentPassword: currentPassword ?? null },
      marksOf(httpOf(context)[0]),
    );
  }

  @Mutation(() => FactorsChanged, { description: 'The previous codes end' })
  async newRecoveryCodes(
    @Ctx() context: GraphqlContext,
    @Arg('currentPassword', () => String, PASSWORD) currentPassword?: string | null,
  ): Promise<FactorsChanged> {
    return this.service.newRecoveryCodes(
      context.actor,
      { currentPassword: currentPassword ?? null },
      marksOf(httpOf(context)[0]),
    );
  }
}

/** The specification has none of these calls. */
export function ownFactorsRoutes(service: OwnFactorsService): ContentRoute[] {
  const common = { policy: requireIdentity, responseType: 'FactorsChanged' };
  return [
    {
      ...common,
      method: 'GET',
      path: '/api/UserAuth/OwnFactors',
      summary: 'Passkeys, authenticator app and recovery codes of who is signed in',
      responseType: 'OwnFactors',
      handler: ({ actor }) => service.overview(actor),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/BeginTotp',
      summary: 'A new secret for an authenticator app; it counts after ConfirmTotp',
      json: factorChange,
      responseType: 'TotpSetup',
      handler: ({ actor, body }) => service.beginTotp(actor, body),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/ConfirmTotp',
      summary: 'Takes the authenticator app into use with its first code',
      json: totpConfirmation,
      handler: (call) => service.confirmTotp(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/RemoveTotp',
      summary: 'Removes the authenticator app',
      json: factorChange,
      handler: (call) => service.removeTotp(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/BeginPasskey',
      summary: 'The options with which the browser makes a passkey',
      json: factorChange,
      responseType: 'PasskeyChallenge',
      handler: ({ actor, body }) => service.beginPasskey(actor, body),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/AddPasskey',
      summary: 'Stores the passkey that the browser made',
      json: passkeyAddition,
      handler: (call) => service.addPasskey(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'PUT',
      path: '/api/UserAuth/RenamePasskey',
      summary: 'Gives a passkey another name',
      json: passkeyRenaming,
      responseType: 'OwnFactors',
      handler: ({ actor, body }) => service.renamePasskey(actor, body),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/RemovePasskey',
      summary: 'Removes a passkey',
      json: passkeyRemoval,
      handler: (call) => service.removePasskey(call.actor, call.body, marksOf(call.reply.request)),
    },
    {
      ...common,
      method: 'POST',
      path: '/api/UserAuth/NewRecoveryCodes',
      summary: 'Ten new recovery codes, shown once; the previous ones end',
      json: factorChange,
      handler: (call) =>
        service.newRecoveryCodes(call.actor, call.body, marksOf(call.reply.request)),
    },
  ];
}
