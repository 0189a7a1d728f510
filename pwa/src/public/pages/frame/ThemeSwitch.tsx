import { useId, type ReactNode } from 'react';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import './ThemeSwitch.css';

/** `auto` follows the device; the others set `data-theme` on the root element. */
export type Theme = 'auto' | 'light' | 'dark';

const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];

export interface ThemeSwitchProps {
  readonly value: Theme;
  readonly onChange: (theme: Theme) => void;
}

/** The parent stores the choice and applies it. */
export function ThemeSwitch({ value, onChange }: ThemeSwitchProps): ReactNode {
  const id = useId();
  // No `fieldset`: WebKit makes one that is a flex box too narrow for its legend.
  return (
    <div className="theme js" role="group" aria-labelledby={id}>
      <span className="theme-name" id={id}>
        {uiTexts.theme.label}
      </span>
      {THEMES.map((theme) => (
        <label key={theme}>
          <input
            type="radio"
            name="theme"
            value={theme}
            checked={theme === value}
            onChange={() => {
              onChange(theme);
            }}
          />
          {uiTexts.theme[theme]}
        </label>
      ))}
    </div>
  );
}
