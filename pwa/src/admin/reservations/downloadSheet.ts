import { CallFailed, failureInBody } from '../graphql/staffFailure.ts';
import { staffHeaders } from '../graphql/staffHeaders.ts';

/** Downloads the list as XLSX; a link could not send the token. Throws CallFailed. */
export async function downloadSheet(offerId: number, token: string | undefined): Promise<void> {
  const answer = await fetch(`/api/Reservations/GetSheet?offerId=${String(offerId)}`, {
    headers: staffHeaders(token),
    credentials: 'same-origin',
  }).catch(() => {
    throw new CallFailed({ code: 'NETWORK', fields: {} });
  });
  if (!answer.ok) throw new CallFailed(failureInBody(await answer.text()));
  const address = URL.createObjectURL(await answer.blob());
  const link = document.createElement('a');
  link.href = address;
  link.download = `rezervacije-${String(offerId)}.xlsx`;
  link.click();
  URL.revokeObjectURL(address);
}
