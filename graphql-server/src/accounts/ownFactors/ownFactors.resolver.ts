import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { PasskeyChallenge } from '../auth/auth.types.ts';
import { marksOf } from '../auth/deviceCookie.ts';
import { httpOf, type GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
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
