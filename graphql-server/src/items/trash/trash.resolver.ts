import { Arg, Ctx, Int, Mutation, Query, Resolver } from 'type-graphql';
import type { GraphqlContext } from '../../platform/graphql/graphqlContext.ts';
import type { TrashService } from './trash.service.ts';
import { Bin, BinItem } from './trash.types.ts';

@Resolver(() => BinItem)
export class TrashResolver {
  constructor(private readonly service: TrashService) {}

  @Query(() => Bin, { description: "What was deleted of the person's sections, the last first" })
  async binItems(@Ctx() { actor }: GraphqlContext): Promise<Bin> {
    return this.service.items(actor);
  }

  @Mutation(() => Boolean)
  async restoreItem(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String) itemType: string,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.restore(actor, { itemType, id });
  }

  @Mutation(() => Boolean, { description: 'For good; administrators only' })
  async purgeItem(
    @Ctx() { actor }: GraphqlContext,
    @Arg('itemType', () => String) itemType: string,
    @Arg('id', () => Int) id: number,
  ): Promise<boolean> {
    return this.service.purge(actor, { itemType, id });
  }

  @Mutation(() => Int, { description: 'How many items are gone for good; administrators only' })
  async emptyBin(
    @Ctx() { actor }: GraphqlContext,
    @Arg('until', () => Date, { description: 'What was deleted later stays' }) until: Date,
  ): Promise<number> {
    return this.service.empty(actor, { until });
  }
}
