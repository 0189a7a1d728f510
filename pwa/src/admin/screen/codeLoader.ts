import { CallFailed } from '../graphql/staffFailure.ts';

/** With `lazy`, a failed import would unmount the entire panel. */
export const codeLoader =
  <Part>(load: () => Promise<Part>) =>
  async (): Promise<Part> => {
    try {
      return await load();
    } catch {
      throw new CallFailed({ code: 'NETWORK', fields: {} });
    }
  };
