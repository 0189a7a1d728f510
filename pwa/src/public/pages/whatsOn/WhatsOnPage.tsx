import type { ReactNode } from 'react';
import { dayOf, formatDate, weekday } from '@centar/domain/dates.ts';
import { PROGRAM_TYPES } from '@centar/domain/sections.ts';
import { whatsOnChoice } from '@centar/domain/whatsOn.ts';
import type { WhatsOnChoice } from '@centar/domain/whatsOn.ts';
import { paths } from '../../../shared/paths.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import { plural } from '../../../shared/texts/ui.texts.ts';
import { PageFreshness } from '../../freshness/PageFreshness.tsx';
import { usePageQuery } from '../../page/pageQuery.ts';
import type { RouteInput } from '../../page/publicRoute.ts';
import { QueryView } from '../../page/QueryView.tsx';
import { useSite } from '../../page/siteContext.ts';
import { Container } from '../../ui/layout/Container.tsx';
import { EmptyState } from '../../ui/layout/EmptyState.tsx';
import { PageHead } from '../../ui/layout/PageHead.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import type { ScheduleData } from '../schedule/schedule.operations.ts';
import { scheduleQuery } from '../schedule/schedule.queries.ts';
import { ScheduleDays } from '../schedule/ScheduleDays.tsx';
import { byDay, scheduleEntries } from '../schedule/scheduleView.ts';
import type { ScheduleEntry } from '../schedule/scheduleView.ts';
import { whatsOnTexts as texts } from './whatsOn.texts.ts';
import { WhatsOnFilter } from './WhatsOnFilter.tsx';
import { nearestEntry, ofAnyTime, ofTime, whatsOnHref } from './whatsOnView.ts';

/** `/sta-ima`: everything that happens, programmes and screenings, by day. */
export function WhatsOnPage({ search }: RouteInput): ReactNode {
  const state = usePageQuery(scheduleQuery());
  return (
    <div className="on">
      <Container>
        <PageHead title={texts.title} lead={texts.lead}>
          <PageFreshness />
        </PageHead>
      </Container>
      <QueryView state={state} skeleton="row">
        {(data) => (
          <Container>
            <Found data={data} choice={whatsOnChoice(search)} />
            <p className="on-more">
              <MoreLink label={texts.schedule} href={paths.schedule} />
              <MoreLink label={texts.programs} href={paths.programs} />
              <MoreLink label={siteTexts.nav.everyday.bookmarks} href={paths.bookmarks} />
              <MoreLink label={siteTexts.home.wholeArchive} href={paths.archive} />
            </p>
          </Container>
        )}
      </QueryView>
    </div>
  );
}

function Found({ data, choice }: { data: ScheduleData; choice: WhatsOnChoice }): ReactNode {
  const { now } = useSite();
  const all = scheduleEntries(data, { film: undefined, withPrograms: true }, now);
  const fitting = ofAnyTime(all, choice);
  const found = ofTime(fitting, choice.when, now);
  return (
    <>
      <WhatsOnFilter choice={choice} all={all} fitting={fitting} now={now} />
      {found.length > 0 ? (
        <>
          <p className="on-count" role="status">
            {texts.found(found.length, plural(found.length, ...texts.events))}
          </p>
          <ScheduleDays days={byDay(found, now)} now={now} />
        </>
      ) : (
        <NothingFound choice={choice} fitting={fitting} now={now} />
      )}
    </>
  );
}

/** Says that there is nothing, and leads to the nearest day that has something. */
function NothingFound({
  choice,
  fitting,
  now,
}: {
  choice: WhatsOnChoice;
  fitting: readonly ScheduleEntry[];
  now: Date;
}): ReactNode {
  const isChosen = whatsOnHref(choice) !== paths.whatsOn;
  const nearest = nearestEntry(fitting, choice.when, now);
  return (
    <EmptyState
      level={2}
      mark={choice.kind ?? PROGRAM_TYPES[0].slug}
      title={isChosen ? texts.empty : texts.nothing}
      link={
        nearest
          ? {
              label: texts.nearest(`${weekday(nearest.at)} ${formatDate(nearest.at)}`),
              href: whatsOnHref({ ...choice, when: dayOf(nearest.at) }),
            }
          : isChosen
            ? { label: texts.showAll, href: paths.whatsOn }
            : undefined
      }
    />
  );
}
