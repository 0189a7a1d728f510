import { render, type RenderResult } from 'vitest-browser-react';
import { SECTIONS } from '@centar/domain/sections.ts';
import { SESSION_SECONDS, type SignedInUser } from '@centar/domain/user.ts';
import { Me } from '../src/admin/auth/auth.adminOperations.ts';
import { createBrowserSession } from '../src/admin/auth/session.tsx';
import { createStaffClient } from '../src/admin/graphql/staffClient.ts';
import { StaffApp } from '../src/admin/AdminApp.tsx';
import '../src/shared/ui/tokens.css';
import '../src/shared/ui/base.css';
import '../src/admin/frame/staffPages.css';
import type { FakeServer } from './fakeServer.ts';

/** A user who may write every section. */
export const EDITOR: SignedInUser = {
  id: 7,
  name: 'Vesna Novinić',
  email: 'vesti@centar.local',
  roleId: 2,
  roleAccess: [...SECTIONS],
  dateCreated: '2026-01-02T10:00:00.000Z',
  secondFactorDueAt: null,
};

/** Opens a path of the panel, signed in. */
export async function openPanel(
  server: FakeServer,
  path: string,
  user = EDITOR,
): Promise<RenderResult> {
  server.answer(Me, () => ({ me: { __typename: 'User', ...user } }));
  window.history.pushState({}, '', path);
  const session = createBrowserSession();
  session.signIn({ token: 'token', expiresIn: SESSION_SECONDS, user });
  const client = createStaffClient({
    token: () => session.current()?.token,
    onSignedOut: () => {
      session.clear();
    },
  });
  return render(<StaffApp client={client} session={session} />);
}
