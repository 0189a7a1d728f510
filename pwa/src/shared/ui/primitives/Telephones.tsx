import { Fragment, type ReactNode } from 'react';
import { telephones } from '@centar/domain/links.ts';

/** The centre's phone numbers as links; other text is shown as plain text. */
export function Telephones({ phone }: { readonly phone: string }): ReactNode {
  const links = telephones(phone);
  // Text in a fragment is transliterated; a returned string is not.
  if (links.length === 0) return <>{phone}</>;
  return links.map(({ href, label }, at) => (
    <Fragment key={href}>
      {at > 0 ? ', ' : null}
      <a href={href}>{label}</a>
    </Fragment>
  ));
}
