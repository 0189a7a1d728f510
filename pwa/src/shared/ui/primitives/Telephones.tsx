import { Fragment, type ReactNode } from 'react';
import { telephones } from '@centar/domain/links.ts';

/** The centre's telephones as links; a text that can't be dialled stays a text. */
export function Telephones({ phone }: { readonly phone: string }): ReactNode {
  const links = telephones(phone);
  // In a fragment, which is written in the visitor's script.
  if (links.length === 0) return <>{phone}</>;
  return links.map(({ href, label }, at) => (
    <Fragment key={href}>
      {at > 0 ? ', ' : null}
      <a href={href}>{label}</a>
    </Fragment>
  ));
}
