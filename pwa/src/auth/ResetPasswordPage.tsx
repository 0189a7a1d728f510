import type { ReactNode } from 'react';
import { name, shortName } from '../../../centar.config.json';
import { paths } from '../paths.ts';
import { authTexts } from '../texts/auth.ts';
import { LoginPanel } from '../ui/staff/LoginPanel.tsx';

/** `/ap/reset-password`: says who sets passwords; it must not pretend to be a form that works. */
export function ResetPasswordPage(): ReactNode {
  return (
    <LoginPanel
      title={authTexts.reset.title}
      abbreviation={shortName}
      name={name}
      foot={<a href={paths.login}>{authTexts.reset.back}</a>}
    >
      <title>{`${authTexts.reset.title} – ${name}`}</title>
      <p>{authTexts.reset.text}</p>
    </LoginPanel>
  );
}
