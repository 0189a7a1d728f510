import { CallFailed } from '../graphql/staffFailure.ts';

/** Loads the code of a part that stands apart, for `useAsync`: `lazy` would take the whole panel away where it can't be had. */
export const codeLoader =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    try {
      return await load();
    } catch {
      throw new CallFailed({ code: 'NETWORK', fields: {} });
    }
  };
