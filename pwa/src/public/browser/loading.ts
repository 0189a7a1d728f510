/** Loads code together with what it needs. */
export const loadedWith =
  (ready: () => Promise<unknown>) =>
  <Code>(load: () => Promise<Code>) =>
  async (): Promise<Code> => {
    const [code] = await Promise.all([load(), ready()]);
    return code;
  };
