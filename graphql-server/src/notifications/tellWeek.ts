import { lastMailDay, WEEK_LATE_MS } from '@centar/domain/notifications.ts';
import { WEEKLY } from '@centar/domain/notificationPages.ts';
import { weeklyMail } from './notificationMails.ts';
import { linkTo, sectionsOf, subscribedMail, type NotificationParts } from './parts.ts';
import { BATCH_SIZE, queueInBatches, sendersOf } from './queueMails.ts';
import { weekEvents } from './weekEvents.ts';

export async function tellWeek(parts: NotificationParts): Promise<void> {
  const { database, clock } = parts;
  const now = clock();
  const { at, day } = lastMailDay(now);
  if (now.getTime() - at.getTime() >= WEEK_LATE_MS) return;
  const isDue = { topic: WEEKLY, confirmedAt: { not: null }, toldWeek: { not: day } };
  if ((await database.reader.mailSubscription.findFirst({ where: isDue })) === null) return;
  const events = await weekEvents(database, now);
  const senderOf = sendersOf(parts);
  await queueInBatches(
    parts,
    ({ mailSubscription }) =>
      mailSubscription.findMany({ where: isDue, orderBy: { id: 'asc' }, take: BATCH_SIZE }),
    (row) => {
      const sections = new Set(sectionsOf(row));
      const own = events.filter(({ section }) => sections.has(section));
      const written = weeklyMail(own, now, linkTo(parts, row), senderOf(row));
      return written && subscribedMail(parts, row, written);
    },
    { toldWeek: day },
  );
}
