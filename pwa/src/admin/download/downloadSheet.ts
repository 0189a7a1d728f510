import { isFailureCode } from '../texts/errors.texts.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import { staffHeaders } from '../graphql/staffHeaders.ts';

const nameIn = (disposition: string | null): string =>
  /filename="([^"]+)"/.exec(disposition ?? '')?.[1] ?? '';

async function codeOf(answer: Response): Promise<CallFailed> {
  const { code } = (await answer.json().catch(() => ({}))) as { code?: unknown };
  return new CallFailed({ code: isFailureCode(code) ? code : 'INTERNAL_SERVER_ERROR', fields: {} });
}

/**
 * Saves a file of a call that needs a session, which a link can not send. For use within `useSave`.
 * Throws CallFailed.
 */
export async function downloadSheet(address: string, token: string | undefined): Promise<void> {
  const answer = await fetch(address, { headers: staffHeaders(token) }).catch(() => {
    throw new CallFailed({ code: 'NETWORK', fields: {} });
  });
  if (!answer.ok) throw await codeOf(answer);
  const url = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = url;
  link.download = nameIn(answer.headers.get('content-disposition'));
  link.click();
  // The browser reads the file after the click.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
