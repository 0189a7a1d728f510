import { THEME_KEY } from '../document/inlineScript.ts';

/** `auto` follows the device and is not stored. */
function choose(theme: string): void {
  const { dataset } = document.documentElement;
  try {
    if (theme === 'auto') localStorage.removeItem(THEME_KEY);
    else localStorage.setItem(THEME_KEY, theme);
  } catch {
    // Storage is blocked: the choice applies to this page only.
  }
  if (theme === 'auto') delete dataset['theme'];
  else dataset['theme'] = theme;
}

/** The inline script has set the stored choice on the root element before the first paint. */
function showTheme(): void {
  const theme = document.documentElement.dataset['theme'] ?? 'auto';
  for (const field of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    field.checked = field.value === theme;
  }
}

export function watchTheme(): void {
  showTheme();
  document.addEventListener('change', ({ target }) => {
    if (target instanceof HTMLInputElement && target.name === 'theme') choose(target.value);
  });
}
