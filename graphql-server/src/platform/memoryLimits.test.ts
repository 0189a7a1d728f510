import { expect, it } from 'vitest';
import { createMemoryLimits } from './memoryLimits.ts';

const MB = 1024 * 1024;

/** A process whose figures the test sets. */
function fakeProcess() {
  const state = { resident: 240 * MB, young: 2 * MB, busy: 0, grows: true, collections: 0 };
  const limits = createMemoryLimits({
    resident: () => state.resident,
    young: () => state.young,
    utilization: () => state.busy,
    letYoungGrow: (mayGrow) => {
      state.grows = mayGrow;
    },
    collect: () => {
      state.collections += 1;
      state.resident = 230 * MB;
    },
  });
  return { state, limits };
}

it('the young generation grows to at most 32 MB, and again after shrinking', () => {
  const { state, limits } = fakeProcess();
  const seen = [2, 16, 32, 40, 1].map((size) => {
    state.young = size * MB;
    limits.limitYoung();
    return state.grows;
  });
  expect(seen).toEqual([true, true, false, false, true]);
});

it('memory is given back when it is quiet again after growth, once', () => {
  const { state, limits } = fakeProcess();
  limits.giveBack();
  Object.assign(state, { resident: 440 * MB, busy: 0.9 });
  limits.giveBack();
  expect(state.collections).toBe(0);
  state.busy = 0.05;
  for (let round = 0; round < 5; round += 1) limits.giveBack();
  expect([state.collections, state.resident]).toEqual([1, 230 * MB]);
});

it('a process that has not grown is never paused', () => {
  const { state, limits } = fakeProcess();
  for (const resident of [240, 260, 280, 250]) {
    state.resident = resident * MB;
    limits.giveBack();
  }
  expect(state.collections).toBe(0);
});
