/** Returns whole numbers from 0 to below the argument. */
export type Generator = (below: number) => number;

/** A small seeded generator, so that a failing case can be repeated. */
export function generator(seed: number): Generator {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
