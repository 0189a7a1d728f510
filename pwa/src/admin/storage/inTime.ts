/** Rejects with `late` when the answer takes longer. */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
  late: Error,
): Promise<Answer> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(reject, milliseconds, late);
  });
  return Promise.race([answer, timeout]).finally(() => {
    clearTimeout(timer);
  });
}
