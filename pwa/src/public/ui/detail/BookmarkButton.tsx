import type { ReactNode } from 'react';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import './ScreeningList.css';

export interface StarButtonProps {
  readonly film: string;
  /** `24.11.2026 18:00` */
  readonly time: string;
  readonly chosen: boolean;
  readonly onToggle: () => void;
}

export function BookmarkButton({ film, time, chosen, onToggle }: StarButtonProps): ReactNode {
  return (
    <button
      className="action-button"
      type="button"
      aria-pressed={chosen}
      aria-label={uiTexts.star(film, time)}
      onClick={onToggle}
    >
      <Icon name={chosen ? 'star-full' : 'star'} />
    </button>
  );
}
