import type { EventStatus } from '@centar/domain/content/shared.ts';

export const EVENT_STATE_TEXTS: Readonly<Record<EventStatus, string>> = {
  scheduled: 'Po rasporedu',
  cancelled: 'Otkazano',
  moved: 'Pomereno',
};

export const EVENT_STATE_CHOICES: readonly { value: EventStatus; label: string }[] = [
  { value: 'scheduled', label: EVENT_STATE_TEXTS.scheduled },
  { value: 'cancelled', label: EVENT_STATE_TEXTS.cancelled },
  { value: 'moved', label: EVENT_STATE_TEXTS.moved },
];
