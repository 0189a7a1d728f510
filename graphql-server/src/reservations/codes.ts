export const linkOf = (publicUrl: string, code: string): string =>
  `${publicUrl}/moja-rezervacija/${code}`;
