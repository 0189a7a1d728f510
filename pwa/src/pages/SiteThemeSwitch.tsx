import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { ThemeSwitch } from '../ui/ThemeSwitch.tsx';
import type { Theme } from '../ui/ThemeSwitch.tsx';
import { THEME_KEY } from './inlineScript.ts';

function keep(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage may be blocked: then the choice holds for this page only.
  }
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The switch of the footer; the device's choice until somebody uses it. */
export function SiteThemeSwitch(): ReactNode {
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => {
    const kept = document.documentElement.dataset['theme'];
    if (kept === 'light' || kept === 'dark') setTheme(kept);
  }, []);
  return (
    <ThemeSwitch
      value={theme}
      onChange={(next) => {
        setTheme(next);
        keep(next);
      }}
    />
  );
}
