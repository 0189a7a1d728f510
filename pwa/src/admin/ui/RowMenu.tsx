import { useState, type ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import './DataTable.css';

/** The actions of a row; on phones they have words and are behind a button. */
export function RowMenu(props: { readonly name: string; readonly children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        className="row-more"
        type="button"
        aria-label={staffUiTexts.actionsOf(props.name)}
        aria-expanded={isOpen}
        onClick={() => {
          setOpen(!isOpen);
        }}
      >
        ⋯
      </button>
      <span className="row-menu">{props.children}</span>
    </>
  );
}
