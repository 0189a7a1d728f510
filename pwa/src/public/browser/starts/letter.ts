import { mailtoAddress, type MailtoMessage } from '../mailto.ts';

/** The link opens the visitor's mail program with the typed text. */
export function start(letter: HTMLElement): void {
  const link = letter.querySelector<HTMLAnchorElement>('a[href^="mailto:"]');
  if (!link) return;
  const { email = '', subject = '' } = letter.dataset;
  const typed = (name: keyof MailtoMessage): string =>
    letter.querySelector<HTMLInputElement>(`[name=${name}]`)?.value ?? '';
  const write = (): void => {
    const message = { name: typed('name'), subject: typed('subject'), message: typed('message') };
    link.href = mailtoAddress(email, message, subject);
  };
  // Fields may have been filled before this script ran.
  write();
  letter.addEventListener('input', write);
}
