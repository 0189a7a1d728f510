import { CallFailed } from '../graphql/staffFailure.ts';

/** Loads a code-split part for `useAsync`. With `lazy`, a failed import would unmount the whole panel. */
export const codeLoader =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    try {
      return await load();
    } catch {
      throw new CallFailed({ code: 'NETWORK', fields: {} });
    }
  };
