import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { AppError } from '../../platform/errors.ts';
import { createLoginGate } from './loginGate.ts';

/** Work that goes on until it is told to end. */
function openEnded() {
  const started: string[] = [];
  const ends: (() => void)[] = [];
  return {
    started,
    work: (name: string) => () => {
      started.push(name);
      return new Promise<string>((resolve) => {
        ends.push(() => {
          resolve(name);
        });
      });
    },
    async endAll(): Promise<void> {
      await turn();
      while (ends.length > 0) {
        for (const end of ends.splice(0)) end();
        await turn();
      }
    },
  };
}

const refused = (promise: Promise<unknown>): Promise<unknown> =>
  promise.then(
    () => 'done',
    (thrown: unknown) => (thrown as AppError).code,
  );

describe('the gate in front of signing in (DO7)', () => {
  test('runs four attempts at a time, and the others in order of arrival', async () => {
    const gate = createLoginGate();
    const { started, work, endAll } = openEnded();
    const all = Array.from({ length: 9 }, (_, index) =>
      gate.enter(`10.0.0.${String(index)}`, work(String(index))),
    );
    await turn();
    expect(started).toEqual(['0', '1', '2', '3']);
    await endAll();
    expect(await Promise.all(all)).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
    expect(started).toEqual(['0', '1', '2', '3', '4', '5', '6', '7', '8']);
  });

  test('a network that fills its ten places leaves the line to others', async () => {
    const gate = createLoginGate();
    const { started, work, endAll } = openEnded();
    const crowd = () =>
      Array.from({ length: 20 }, (_, index) =>
        refused(gate.enter('10.0.0.1', work(String(index)))),
      );
    const flood = crowd();
    const other = gate.enter('10.0.0.2', work('other'));
    await turn();
    await endAll();
    expect(await other).toBe('other');
    const answers = await Promise.all(flood);
    expect(answers.filter((answer) => answer === 'done')).toHaveLength(14);
    expect(answers.filter((answer) => answer === 'TOO_MANY_TRIES')).toHaveLength(6);
    expect(started).toHaveLength(15);
    // All its places are free again: the next crowd of the network is treated as the first was.
    const again = crowd();
    await endAll();
    const nextAnswers = await Promise.all(again);
    expect(nextAnswers.filter((answer) => answer === 'done')).toHaveLength(14);
  });

  test('a line of a hundred is full, whoever comes', async () => {
    const gate = createLoginGate();
    const { work, endAll } = openEnded();
    const inside = Array.from({ length: 104 }, (_, index) =>
      gate.enter(`10.0.1.${String(index)}`, work(String(index))),
    );
    await expect(gate.enter('10.0.2.1', work('late'))).rejects.toMatchObject({
      code: 'TOO_MANY_TRIES',
      retryAfter: 5,
    });
    await endAll();
    expect(await Promise.all(inside)).toHaveLength(104);
  });

  test('a failed attempt frees its place', async () => {
    const gate = createLoginGate();
    const failing = () => Promise.reject(new AppError('WRONG_CREDENTIALS'));
    const answers = Array.from({ length: 10 }, () => refused(gate.enter('10.0.0.1', failing)));
    expect(new Set(await Promise.all(answers))).toEqual(new Set(['WRONG_CREDENTIALS']));
  });
});
