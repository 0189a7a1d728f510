import { useEffect, useRef, type ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import { focusInvalid } from './focusInvalid.ts';
import './Field.css';

export interface FieldProblem {
  readonly fieldId: string;
  readonly text: string;
}

export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Incremented by each failed attempt, so that the summary takes the focus again. */
  readonly attempt: number;
}

/** For several invalid fields; takes the focus. */
export function ErrorSummary({ problems, attempt }: ErrorSummaryProps): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) box.current?.focus();
  }, [attempt]);
  if (problems.length < 2) return null;
  return (
    <div className="error-summary" ref={box} tabIndex={-1} role="alert">
      <h2>{staffUiTexts.errorSummary}</h2>
      <ul>
        {problems.map((problem) => (
          <li key={problem.fieldId}>
            <a
              href={`#${problem.fieldId}`}
              onClick={(event) => {
                event.preventDefault();
                focusInvalid(problem.fieldId);
              }}
            >
              {problem.text}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
