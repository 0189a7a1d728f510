import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import './ui/tokens.css';
import './ui/fonts.css';
import './ui/base.css';
import './pages/staff/staffPages.css';
import { createBrowserSession } from './auth/session.tsx';
import { createStaffClient } from './graphql/staffClient.ts';
import { StaffApp } from './StaffApp.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Screens bring their own title; the first one in the document would win.
document.querySelector('title')?.remove();

const session = createBrowserSession();
const client = createStaffClient({
  token: () => session.current()?.token,
  onSignedOut: () => {
    session.clear();
  },
});

createRoot(root).render(
  <StrictMode>
    <StaffApp client={client} session={session} />
  </StrictMode>,
);
