import type { ReactNode } from 'react';
import { admissionText } from '@centar/domain/admissionText.ts';
import { ArchiveCard } from '../../../public/ui/cards/ArchiveCard.tsx';
import { EventCard } from '../../../public/ui/cards/EventCard.tsx';
import type { HeadingLevel } from '../../../shared/ui/primitives/links.ts';
import type { PastProgramData, ProgramCardData } from '../programs.operations.ts';
import { pageOfProgram } from '../cornerView.ts';
import { tagOf } from '../programView.ts';
import { useLasting } from '../../../public/event/useLasting.ts';
import { programTexts } from './programs.texts.ts';
import { useMoreDates } from './useMoreDates.ts';
import { useReservations } from './useReservations.ts';

export interface ProgramCardProps {
  readonly program: ProgramCardData;
  readonly level?: HeadingLevel;
  /** Adds place and price. */
  readonly withPlace?: boolean;
  /** Of the picture. */
  readonly sizes?: string;
}

/** `Velika sala · 400 din. · za decu` */
function whereAndForWhom(program: ProgramCardData): string {
  const price = program.status === 'cancelled' ? '' : admissionText(program);
  const audience = program.childrenAge ? programTexts.children : '';
  return [program.place, price, audience].filter(Boolean).join(' · ');
}

export function ProgramCard({
  program,
  level = 3,
  withPlace = false,
  sizes,
}: ProgramCardProps): ReactNode {
  return (
    <EventCard
      href={pageOfProgram(program)}
      image={program.image}
      tag={tagOf(program)}
      title={program.title}
      text={program.excerpt}
      date={program.eventHappeningDateTime}
      endsAt={program.endsAt}
      lasting={useLasting(program)}
      reservations={useReservations(program)}
      status={program.status}
      where={withPlace ? whereAndForWhom(program) : undefined}
      more={useMoreDates(program)}
      level={level}
      sizes={sizes}
    />
  );
}

export function PastProgramCard({ program }: { readonly program: PastProgramData }): ReactNode {
  return (
    <ArchiveCard
      href={pageOfProgram(program)}
      image={program.image}
      tag={tagOf(program)}
      title={program.title}
      date={program.eventHappeningDateTime}
      cancelled={program.status === 'cancelled'}
      endsAt={program.endsAt}
    />
  );
}
