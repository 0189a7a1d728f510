/** From the mildest. */
export const ALERT_WEIGHTS = ['notice', 'important', 'urgent'] as const;

export type AlertWeight = (typeof ALERT_WEIGHTS)[number];

/** A sentence over the whole site. */
export interface Alert {
  /** Empty: no alert. */
  readonly text: string;
  /** A path or another site; empty or `#` for none. */
  readonly link: string;
  /** ISO 8601; null: immediately. */
  readonly from: string | null;
  /** ISO 8601, exclusive; null only without a text. */
  readonly until: string | null;
  readonly weight: AlertWeight;
}

export const NO_ALERT: Alert = { text: '', link: '', from: null, until: null, weight: 'notice' };

export function isAlertShown({ text, from, until }: Alert, now: Date): boolean {
  return (
    text !== '' &&
    until !== null &&
    now < new Date(until) &&
    (from === null || now >= new Date(from))
  );
}

/** Identifies the shown alert; empty for none. */
export const shownAlertKey = (alert: Alert | null, now: Date): string =>
  alert && isAlertShown(alert, now)
    ? [alert.text, alert.link, alert.weight, alert.until].join(' ')
    : '';

/** When it appears and disappears. */
export const alertMoments = ({ text, from, until }: Alert): Date[] =>
  text === '' ? [] : [from, until].flatMap((moment) => (moment === null ? [] : [new Date(moment)]));
