import type { ReactNode } from 'react';
import { MenuButton } from '../ui/MenuButton.tsx';
import { hallUseUrl, type HallUse } from './halls.adminOperations.ts';
import { moveTexts as texts } from './moves.texts.ts';
import type { Moves } from './useMoves.tsx';

export type TermActions = Pick<Moves, 'openMove' | 'openCancel' | 'restore'>;

export function TermMenu(
  props: { readonly use: HallUse; readonly className?: string } & TermActions,
): ReactNode {
  const { use, className, openMove, openCancel, restore } = props;
  return (
    <MenuButton
      label={texts.more(use.title)}
      className={['menu-dots', className].filter(Boolean).join(' ')}
      items={
        <>
          <li>
            <button
              type="button"
              onClick={() => {
                openMove(use);
              }}
            >
              {texts.move}
            </button>
          </li>
          <li>
            {use.status === 'cancelled' ? (
              <button
                type="button"
                onClick={() => {
                  restore(use);
                }}
              >
                {texts.restore}
              </button>
            ) : (
              <button
                className="danger"
                type="button"
                onClick={() => {
                  openCancel(use);
                }}
              >
                {texts.cancel}
              </button>
            )}
          </li>
          <li>
            <a href={hallUseUrl(use)}>{texts.edit}</a>
          </li>
        </>
      }
    >
      ⋯
    </MenuButton>
  );
}
