import { Arg, Int, Query, Resolver } from 'type-graphql';
import type { ArchiveService } from './archive.service.ts';
import { ArchivedYear } from './archive.types.ts';

@Resolver(() => ArchivedYear)
export class ArchiveResolver {
  constructor(private readonly service: ArchiveService) {}

  @Query(() => [Int], { description: 'Belgrade years in which something happened, latest first' })
  async archiveYears(): Promise<number[]> {
    return this.service.years();
  }

  @Query(() => ArchivedYear, {
    description:
      'Past programmes and screenings of a Belgrade year; of the latest with any if absent',
  })
  async archiveOfYear(
    @Arg('year', () => Int, { nullable: true }) year: number | null,
    @Arg('after', () => String, {
      nullable: true,
      description: 'The `nextCursor` of the later events of that year',
    })
    after: string | null,
  ): Promise<ArchivedYear> {
    return this.service.ofYear(year, after);
  }
}
