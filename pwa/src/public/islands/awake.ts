/** What React does for an awake island. */
interface AwakeIsland {
  /** Renders it with the props that its element has now. */
  readonly render: () => void;
  readonly unmount: () => void;
}

const awake = new WeakMap<HTMLElement, AwakeIsland>();

export function recordAwake(element: HTMLElement, island: AwakeIsland): void {
  awake.set(element, island);
}

export const renderAgain = (element: HTMLElement): void => awake.get(element)?.render();

/** Before its element leaves the document. */
export const releaseIsland = (element: HTMLElement): void => awake.get(element)?.unmount();
