import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { STAFF_PATH } from '@centar/domain/publicAddress.ts';
import { isPlain } from '../../shared/press/isPlain.ts';
import { hasUnsavedChanges } from '../form/unsavedChanges.ts';

/** Without a page load. */
function staysInPanel(event: MouseEvent, link: HTMLAnchorElement): boolean {
  return (
    isPlain(event) &&
    !event.defaultPrevented &&
    link.target === '' &&
    link.origin === window.location.origin &&
    link.hash === '' &&
    STAFF_PATH.test(link.pathname)
  );
}

/**
 * Navigates without a page load. With unsaved changes they stay plain links, so that the browser
 * asks before leaving.
 */
export function useStaffLinks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link || hasUnsavedChanges() || !staysInPanel(event, link)) return;
      event.preventDefault();
      void navigate(link.pathname + link.search);
    };
    document.addEventListener('click', follow);
    return () => {
      document.removeEventListener('click', follow);
    };
  }, [navigate]);
}
