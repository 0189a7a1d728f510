import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { ThemeSwitch, type Theme } from './ThemeSwitch.tsx';
import { THEME_KEY } from '../../document/inlineScript.ts';

function keep(theme: Theme): void {
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  if (theme === 'auto') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = theme;
}

/** The stored choice, which the inline script sets on the root element before the first paint. */
function storedTheme(): Theme {
  const theme = document.documentElement.dataset['theme'];
  return theme === 'light' || theme === 'dark' ? theme : 'auto';
}

const never = (): (() => void) => () => undefined;

/** Follows the device's preference until the visitor chooses. */
export function SiteThemeSwitch(): ReactNode {
  const found = useSyncExternalStore(never, storedTheme, () => 'auto' as const);
  const [chosen, setChosen] = useState<Theme>();
  return (
    <ThemeSwitch
      value={chosen ?? found}
      onChange={(next) => {
        setChosen(next);
        keep(next);
      }}
    />
  );
}
