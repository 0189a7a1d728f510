/** Whether a demanded second factor is due; null if none is missing. */
export const isOverdue = (dueAt: string | null): boolean =>
  dueAt !== null && Date.parse(dueAt) <= Date.now();
