/**
 * Removes what Safari 16.4 or Chrome 111, the oldest supported browsers, do not have, except idle
 * callbacks (`slowPage.e2e`).
 */
export function takeNewerAway(): void {
  const statics: readonly (readonly [object, readonly string[]])[] = [
    [Map, ['groupBy']],
    [Object, ['groupBy']],
    [Promise, ['withResolvers', 'try']],
    [Array, ['fromAsync']],
    [URL, ['canParse', 'parse']],
    [Response, ['json']],
    [AbortSignal, ['any']],
    [URLSearchParams.prototype, ['size']],
    [Element.prototype, ['checkVisibility', 'showPopover', 'hidePopover', 'togglePopover']],
    [Map.prototype, ['getOrInsert', 'getOrInsertComputed']],
    [Set.prototype, ['union', 'intersection', 'difference', 'symmetricDifference']],
    [Set.prototype, ['isSubsetOf', 'isSupersetOf', 'isDisjointFrom']],
    [Iterator.prototype, ['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray']],
    [Iterator.prototype, ['forEach', 'some', 'every', 'find']],
    [window, ['Temporal', 'scheduler', 'navigation', 'Iterator']],
  ];
  for (const [owner, names] of statics) {
    for (const name of names) Reflect.deleteProperty(owner, name);
  }
}

/** A look-behind is a syntax error in Safari before 16.4. */
export function forgetLookBehind(): void {
  window.RegExp = new Proxy(RegExp, {
    construct(target, given: [RegExp | string, string?]) {
      if (String(given[0]).includes('(?<=')) throw new SyntaxError('invalid group specifier name');
      return new target(...given);
    },
  });
}

/** No version of Safari has idle callbacks. */
export function forgetIdleCallbacks(): void {
  Reflect.deleteProperty(window, 'requestIdleCallback');
}
