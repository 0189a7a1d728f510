/** Whether something can still be sent in: open until the minute of the deadline. Null where there is no deadline. */
export function isOpenNotice(deadline: Date | string | null, now: Date): boolean | null {
  return deadline === null ? null : new Date(deadline) > now;
}
