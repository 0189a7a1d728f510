/** Open until the deadline; null without one. */
export function isOpenNotice(deadline: Date | string | null, now: Date): boolean | null {
  return deadline === null ? null : new Date(deadline) > now;
}
