import { useEffect, useRef, type ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import './Field.css';

/** A field that must be corrected. */
export interface FieldProblem {
  readonly fieldId: string;
  readonly text: string;
}

/** All fields that must be corrected. */
export interface ErrorSummaryProps {
  readonly problems: readonly FieldProblem[];
  /** Grows with each failed try, so that the summary takes the focus again. */
  readonly attempt: number;
}

/** Links to the faulty fields, on top of the form, when there is more than one; takes the focus. */
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
                const field = document.getElementById(problem.fieldId);
                field?.focus({ preventScroll: true });
                field?.scrollIntoView({ block: 'center' });
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
