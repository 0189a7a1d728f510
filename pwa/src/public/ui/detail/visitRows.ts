import { addressLine } from '@centar/domain/address.ts';
import type { CentreFacts, CentreTexts } from '@centar/domain/centre.ts';
import { telephones } from '@centar/domain/links.ts';
import { placeKey } from '@centar/domain/whatsOn.ts';
import { boxOfficeWords } from '../../../shared/hoursText.ts';
import { paths } from '../../../shared/paths.ts';
import { counted } from '../../../shared/texts/ui.texts.ts';
import { siteTexts } from '../../../shared/texts/site.texts.ts';
import type { IconName } from '../../../shared/ui/primitives/Icon.tsx';

const texts = siteTexts.visit;

export interface VisitRow {
  readonly icon: IconName;
  readonly title: string;
  readonly text?: string | undefined;
  readonly href?: string | undefined;
}

export interface Visited {
  readonly facts: CentreFacts;
  /** Empty while they are not known. */
  readonly halls: CentreTexts['halls'];
  /** Of the event, as written. */
  readonly place: string | null;
  readonly now: Date;
}

export function visitRows({ facts, halls, place, now }: Visited): VisitRow[] {
  const [phone] = telephones(facts.phone);
  const key = place === null ? undefined : placeKey(place);
  const hall = key === undefined ? undefined : halls.find(({ name }) => placeKey(name) === key);
  const rows: (VisitRow | undefined)[] = [
    facts.street
      ? { icon: 'place', title: addressLine(facts), text: texts.way, href: paths.directions }
      : undefined,
    phone && {
      icon: 'phone',
      title: phone.label,
      text: boxOfficeWords(facts.hours, now),
      href: phone.href,
    },
    hall && {
      icon: 'seat',
      title: hall.seats === null ? hall.name : `${hall.name}, ${counted(hall.seats, texts.seats)}`,
      text: hall.access,
    },
  ];
  return rows.filter((row) => row !== undefined);
}

/** To the form for a mail when the event changes. */
export const changesRow = (topic: string): VisitRow => ({
  icon: 'mail',
  title: texts.changes,
  text: texts.changesText,
  href: paths.subscription(topic),
});
