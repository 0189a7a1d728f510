/** A visitor's message as typed; any field may be empty. */
export interface MailtoMessage {
  readonly name: string;
  readonly subject: string;
  readonly message: string;
}

/** Mail programs want CRLF between lines (RFC 6068, section 5). */
const encode = (text: string): string => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

/** The `mailto:` address that opens a letter, composed but not sent, in the visitor's own mail program. */
export function mailtoAddress(
  email: string,
  letter: MailtoMessage,
  defaultSubject: string,
): string {
  const subject = letter.subject.trim() || defaultSubject;
  const body = [letter.message.trim(), letter.name.trim()].filter(Boolean).join('\n\n');
  // The address has been checked at start; only what could end it is escaped.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encode(subject)}${body ? `&body=${encode(body)}` : ''}`;
}
