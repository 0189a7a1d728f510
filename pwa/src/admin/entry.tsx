import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import '../shared/ui/tokens.css';
import '../shared/ui/fonts.css';
import '../shared/ui/base.css';
import './frame/staffPages.css';
import { takeResetCode } from './auth/resetCode.ts';
import { createBrowserSession } from './auth/session.tsx';
import { createStaffClient } from './graphql/staffClient.ts';
import { StaffApp } from './AdminApp.tsx';
import { listenForPresses } from '../shared/press/listenForPresses.ts';
import { watchMenu } from '../shared/press/watchMenu.ts';
import { preloadAlerts } from '../shared/ui/primitives/alerts.ts';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
// Screens render their own title, but the first in the document would win.
document.querySelector('title')?.remove();

takeResetCode();

const session = createBrowserSession();
const client = createStaffClient({
  token: () => session.current()?.token,
  onSignedOut: () => {
    session.clear();
  },
});

// Preloaded: alerts often report a lost connection, when their code can't be loaded.
preloadAlerts().catch(() => undefined);

listenForPresses({ download: () => import('../shared/press/download.ts') });
watchMenu();

createRoot(root).render(
  <StrictMode>
    <StaffApp client={client} session={session} />
  </StrictMode>,
);
