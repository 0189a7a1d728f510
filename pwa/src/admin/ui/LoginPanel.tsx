import type { ReactNode } from 'react';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { Logo } from '../../shared/ui/frame/Logo.tsx';
import './LoginPanel.css';

export interface LoginPanelProps {
  readonly title: string;
  readonly facts: Pick<CentreFacts, 'name' | 'shortName' | 'pictures'>;
  readonly children: ReactNode;
  /** Links below the form. */
  readonly foot?: ReactNode;
}

/** For signing in and the password reset. */
export function LoginPanel({
  title,
  facts: { name, shortName, pictures },
  children,
  foot,
}: LoginPanelProps): ReactNode {
  return (
    <div className="login">
      <header className="login-name deep">
        <Logo size={160} picture={pictures.logo} />
        <p>
          {shortName}
          <small>{name}</small>
        </p>
      </header>
      <main className="login-main" id="sadrzaj">
        <h1>{title}</h1>
        {children}
        {foot ? <div className="login-foot">{foot}</div> : null}
      </main>
    </div>
  );
}
