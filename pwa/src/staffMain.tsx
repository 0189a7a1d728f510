import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './pages/staff/staffPages.css';
import { takeResetCode } from './auth/resetCode.ts';
import { createBrowserSession } from './auth/session.tsx';
import { createStaffClient } from './graphql/staffClient.ts';
import { StaffApp } from './StaffApp.tsx';
import { preloadAlerts } from './ui/alerts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Screens bring their own title; the first one in the document would win.
document.querySelector('title')?.remove();

takeResetCode();

const session = createBrowserSession();
const client = createStaffClient({
  token: () => session.current()?.token,
  onSignedOut: () => {
    session.clear();
  },
});

// What a popup tells of is often the lost connection that would keep its code away.
preloadAlerts().catch(() => undefined);

createRoot(root).render(
  <StrictMode>
    <StaffApp client={client} session={session} />
  </StrictMode>,
);
