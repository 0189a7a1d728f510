import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import { ownNameChange, ownPasswordChange } from '@centar/domain/user.ts';
import { SignedInUser } from '../auth/auth.types.ts';
import type { AuthService } from '../auth/auth.service.ts';
import { marksOf } from '../auth/deviceCookie.ts';
import { httpOf, type GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { ContentRoute } from '../../items/transport/contentRoutes.ts';
import { requirePerson } from '../../platform/policies.ts';
import type { OwnAccountService } from './ownAccount.service.ts';
import { OwnSession, PasswordChange } from './ownAccount.types.ts';

@Resolver(() => OwnSession)
export class OwnAccountResolver {
  constructor(
    private readonly service: OwnAccountService,
    private readonly auth: Pick<AuthService, 'me'>,
  ) {}

  @Query(() => [OwnSession])
  async ownSessions(@Ctx() { actor }: GraphqlContext): Promise<OwnSession[]> {
    return this.service.sessions(actor);
  }

  @Mutation(() => SignedInUser)
  async changeOwnName(
    @Ctx() { actor }: GraphqlContext,
    @Arg('name', () => String) name: string,
  ): Promise<SignedInUser> {
    await this.service.changeName(actor, { name });
    return this.auth.me(actor);
  }

  @Mutation(() => Boolean, { description: 'Ends the other sessions and keeps this one' })
  async changeOwnPassword(
    @Ctx() context: GraphqlContext,
    @Arg('input', () => PasswordChange) input: PasswordChange,
  ): Promise<boolean> {
    return this.service.changePassword(context.actor, { ...input }, marksOf(httpOf(context)[0]));
  }

  @Mutation(() => Int, { description: 'How many were ended' })
  async endOtherSessions(@Ctx() context: GraphqlContext): Promise<number> {
    return this.service.endOtherSessions(context.actor, marksOf(httpOf(context)[0]));
  }
}

/** The specification has none of these calls. */
export function ownAccountRoutes(
  service: OwnAccountService,
  auth: Pick<AuthService, 'me'>,
): ContentRoute[] {
  return [
    {
      method: 'PUT',
      path: '/api/UserAuth/ChangeOwnName',
      summary: 'Changes the name of who is signed in',
      policy: requirePerson,
      json: ownNameChange,
      responseType: 'SignedInUser',
      handler: async ({ actor, body }) => {
        await service.changeName(actor, body);
        return auth.me(actor);
      },
    },
    {
      method: 'PUT',
      path: '/api/UserAuth/ChangeOwnPassword',
      summary: 'Changes the password of the signed-in user and ends their other sessions',
      policy: requirePerson,
      json: ownPasswordChange,
      responseType: 'true',
      handler: ({ actor, body, reply }) =>
        service.changePassword(actor, body, marksOf(reply.request)),
    },
    {
      method: 'GET',
      path: '/api/UserAuth/OwnSessions',
      summary: 'The sessions of who is signed in, the latest first',
      policy: requirePerson,
      responseType: 'OwnSession[]',
      handler: ({ actor }) => service.sessions(actor),
    },
    {
      method: 'POST',
      path: '/api/UserAuth/EndOtherSessions',
      summary: 'Ends the other sessions of who is signed in and tells how many',
      policy: requirePerson,
      responseType: 'integer',
      handler: ({ actor, reply }) => service.endOtherSessions(actor, marksOf(reply.request)),
    },
  ];
}
