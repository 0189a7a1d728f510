import { useContext, type ReactNode } from 'react';
import { auditTexts as texts } from './audit.texts.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import { distinctChanges, fieldWord, isOtherOrder, valueWord } from './changeWords.ts';
import { FieldLabelContext } from './fieldLabelContext.ts';
import { TextVersion } from '../richText/TextVersion.tsx';
import './ChangeList.css';

/** As formatted by the server; null for no value. */
export interface FieldChange {
  readonly field: string;
  readonly from: string | null;
  readonly to: string | null;
}

export interface ChangeListProps {
  readonly itemType: string;
  readonly action: string;
  readonly changes: readonly FieldChange[];
}

const WITHOUT_DETAILS = new Set(['create', 'delete', 'restore', 'purge', 'signIn']);

export function ChangeList({ itemType, action, changes }: ChangeListProps): ReactNode {
  const labelOf = useContext(FieldLabelContext);
  const lines = distinctChanges(changes);
  if (lines.length === 0 || WITHOUT_DETAILS.has(action)) return null;
  return (
    <details className="changes">
      <summary>{texts.details(lines.length)}</summary>
      <ul>
        {lines.map((change) => (
          <li key={change.field}>
            <b>{`${fieldWord(change.field, labelOf(itemType, change.field))}: `}</b>
            {isOtherOrder(change) ? texts.otherOrder : <Values {...change} />}
          </li>
        ))}
      </ul>
    </details>
  );
}

const Values = ({ field, from, to }: FieldChange): ReactNode => (
  <>
    <Value word={texts.from} value={shownValue(field, from)} isOld />
    <Icon name="arrow-right" size={16} />
    <Value word={texts.to} value={shownValue(field, to)} />
  </>
);

function shownValue(field: string, value: string | null): ReactNode {
  const word = valueWord(field, value);
  if (field !== 'descriptionMarkup' || word === undefined) return word;
  return <TextVersion value={{ text: word, markup: word }} />;
}

function Value(props: {
  readonly word: string;
  readonly value: ReactNode;
  readonly isOld?: boolean;
}): ReactNode {
  const { word, value = texts.nothing, isOld } = props;
  const shown = (
    <>
      <span className="visually-hidden">{`${word}: `}</span>
      {value}
    </>
  );
  return isOld ? <del>{shown}</del> : <ins>{shown}</ins>;
}
