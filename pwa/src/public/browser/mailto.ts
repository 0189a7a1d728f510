/** As typed; any field may be empty. */
export interface MailtoMessage {
  readonly name: string;
  readonly subject: string;
  readonly message: string;
}

/** RFC 6068, section 5, requires CRLF. */
const encode = (text: string): string => encodeURIComponent(text.replace(/\r?\n/g, '\r\n'));

export function mailtoAddress(
  email: string,
  letter: MailtoMessage,
  defaultSubject: string,
): string {
  const subject = letter.subject.trim() || defaultSubject;
  const body = [letter.message.trim(), letter.name.trim()].filter(Boolean).join('\n\n');
  // The address was validated at startup; only characters that would end it are escaped.
  const to = encodeURIComponent(email).replace('%40', '@');
  return `mailto:${to}?subject=${encode(subject)}${body ? `&body=${encode(body)}` : ''}`;
}
