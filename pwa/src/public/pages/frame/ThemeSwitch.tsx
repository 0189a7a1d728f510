import { useId, type ReactNode } from 'react';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import './ThemeSwitch.css';

/** `auto` follows the device. */
const THEMES = ['auto', 'light', 'dark'] as const;

/** The browser shows and stores the choice. */
export function ThemeSwitch(): ReactNode {
  const id = useId();
  // No `fieldset`: in WebKit, as a flex box, it is too narrow for its legend.
  return (
    <div className="theme js" role="group" aria-labelledby={id}>
      <span className="theme-name" id={id}>
        {uiTexts.theme.label}
      </span>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input type="radio" name="theme" value={theme} defaultChecked={theme === 'auto'} />
          {uiTexts.theme[theme]}
        </label>
      ))}
    </div>
  );
}
