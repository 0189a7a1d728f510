/** Runs `load` once. After a failure the next call tries again. */
export function once(load: () => Promise<unknown>): () => Promise<void> {
  let loaded: Promise<unknown> | undefined;
  return async () => {
    loaded ??= load();
    try {
      await loaded;
    } catch (error) {
      loaded = undefined;
      throw error;
    }
  };
}

/** Loads code with its dependencies. */
export const loadedWith =
  (ready: () => Promise<void>) =>
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), ready()]);
    return code;
  };
