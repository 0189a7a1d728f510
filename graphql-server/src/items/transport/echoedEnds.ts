type Fields = Readonly<Record<string, unknown>>;

interface StoredEnd {
  readonly id: number;
  readonly endsAt: Date | null;
}

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

/**
 * Without the end that the client read: the documented calls send whole items, and an absent end
 * moves with the start.
 */
export function withoutEchoedEnd(edit: Fields, { endsAt: stored }: Pick<StoredEnd, 'endsAt'>) {
  const { endsAt, ...others } = edit;
  const isEchoed = typeof endsAt === 'string' && Date.parse(endsAt) === stored?.getTime();
  return isEchoed ? others : edit;
}

/** The same for a list of dates or screenings, in the field `name`. */
export function withoutEchoedEnds(
  edit: Fields,
  name: string,
  stored: readonly StoredEnd[],
): Fields {
  const { [name]: list } = edit;
  if (!Array.isArray(list)) return edit;
  const rows = list.map((one: unknown) => {
    const row = isFields(one) ? stored.find(({ id }) => id === one['id']) : undefined;
    return isFields(one) && row ? withoutEchoedEnd(one, row) : one;
  });
  return { ...edit, [name]: rows };
}

/**
 * Compares an edit with the stored item; unchanged if the caller may not read it, which the service
 * refuses.
 */
export const byStored =
  <Caller, Row, Saved>(
    service: {
      readonly byId: (actor: Caller, input: unknown) => Promise<Row>;
      readonly update: (actor: Caller, input: unknown) => Promise<Saved>;
    },
    change: (edit: Fields, stored: Row) => Fields,
  ) =>
  async (actor: Caller, input: unknown): Promise<Saved> => {
    if (!isFields(input)) return service.update(actor, input);
    const stored = await service.byId(actor, { id: input['id'] }).catch(() => undefined);
    return service.update(actor, stored ? change(input, stored) : input);
  };
