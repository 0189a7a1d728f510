import { createRoot } from 'react-dom/client';
import { splitScript } from '@centar/domain/scriptAddress.ts';
import { paths } from '../../shared/paths.ts';
import { readStaffName } from '../../shared/staffSession.ts';
import { StaffBar } from '../ui/staff/StaffBar.tsx';

let hasBar = false;

/** For signed-in staff: their name in place of the link to sign in, and links to the panel. */
export function showStaff(): void {
  const name = readStaffName(localStorage, Date.now());
  if (name === undefined) return;
  for (const link of document.querySelectorAll<HTMLAnchorElement>(`a[href="${paths.login}"]`)) {
    link.href = paths.panel;
    const label = [...link.childNodes].find((node) => node.nodeType === Node.TEXT_NODE);
    if (label) label.textContent = name;
  }
  if (hasBar) return;
  hasBar = true;
  // Without a box, in which the bar could not stick to the window.
  const place = Object.assign(document.createElement('div'), { className: 'contents' });
  document.body.append(place);
  createRoot(place).render(
    <StaffBar
      path={splitScript(window.location.pathname).path}
      hasNothing={document.querySelector('.type-none') !== null}
      hasDates={document.querySelector('main a[href*="/kalendar/"][href$=".ics"]') !== null}
    />,
  );
}
