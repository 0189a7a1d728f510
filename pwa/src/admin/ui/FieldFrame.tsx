import type { ReactNode } from 'react';
import { staffUiTexts } from './adminUi.texts.ts';
import { Icon } from '../../shared/ui/primitives/Icon.tsx';
import './Field.css';

export interface FieldProps {
  /** Also the target of `ErrorSummary`'s link. */
  readonly id: string;
  readonly label: string;
  /** One sentence below the control. */
  readonly help?: string | undefined;
  /** Says how to correct the value; marks the field as invalid. */
  readonly error?: string | undefined;
  /** Fields are required by default; optional ones are labelled. */
  readonly optional?: boolean;
  /** Below everything else. */
  readonly after?: ReactNode;
}

/** Connect a control to its label, help and error. */
export interface ControlAttributes {
  readonly id: string;
  readonly 'aria-describedby': string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly required: boolean;
}

export function controlAttributes({ id, help, error, optional }: FieldProps): ControlAttributes {
  const described = [error && `${id}-e`, help && `${id}-h`].filter(Boolean).join(' ');
  return {
    id,
    'aria-describedby': described || undefined,
    'aria-invalid': error ? true : undefined,
    required: !optional,
  };
}

export interface FieldErrorProps {
  readonly id?: string;
  readonly text: string;
}

export function FieldError({ id, text }: FieldErrorProps): ReactNode {
  return (
    <p className="field-error" id={id}>
      <Icon name="warning" />
      {text}
    </p>
  );
}

export function FieldFrame(props: FieldProps & { readonly children: ReactNode }): ReactNode {
  const { id, label, help, error, optional, after, children } = props;
  return (
    <div className="field">
      <label className="field-label" id={`${id}-l`} htmlFor={id}>
        {label}
        {optional ? <i>{` (${staffUiTexts.optional})`}</i> : null}
      </label>
      {children}
      {error ? <FieldError id={`${id}-e`} text={error} /> : null}
      {help ? (
        <p className="field-help" id={`${id}-h`}>
          {help}
        </p>
      ) : null}
      {after}
    </div>
  );
}
