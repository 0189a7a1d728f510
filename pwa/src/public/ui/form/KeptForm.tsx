import type { ReactNode } from 'react';
import { shownText } from '../../../shared/script/script.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { Icon } from '../../../shared/ui/primitives/Icon.tsx';
import './KeptForm.css';

export interface KeptFormProps {
  readonly action: string;
  /** Shown above what was typed, which stays, when there is no connection. */
  readonly unsent: string;
  /** With buttons only. */
  readonly isBare?: boolean;
  readonly children: ReactNode;
}

/** Works without scripts; with them a lost connection loses nothing that was typed. */
export function KeptForm({ action, unsent, isBare = false, children }: KeptFormProps): ReactNode {
  return (
    <form
      className={isBare ? undefined : 'kept-form'}
      method="post"
      action={action}
      noValidate={!isBare}
      data-start="keptForm"
      data-unsent={unsent}
      data-sending={shownText(uiTexts.sending)}
    >
      {children}
    </form>
  );
}

export function FormProblem({ text }: { readonly text: string }): ReactNode {
  return (
    <p className="error" role="alert" tabIndex={-1} id="problem">
      <Icon name="warning" /> <span>{text}</span>
    </p>
  );
}

export interface FieldErrorProps {
  readonly name: string;
  readonly error: string | undefined;
}

export function FieldError({ name, error }: FieldErrorProps): ReactNode {
  if (error === undefined) return null;
  return (
    <span className="form-error" id={`${name}-greska`}>
      <Icon name="warning" size={18} /> {error}
    </span>
  );
}

export interface FormFieldProps {
  readonly name: string;
  readonly label: string;
  readonly value: string | undefined;
  readonly error: string | undefined;
  readonly optional?: boolean;
  /** One of two fields is enough, as the text below says. */
  readonly isAlternative?: boolean;
  readonly help?: string | undefined;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly maxLength: number;
  readonly long?: boolean;
}

export function FormField(props: FormFieldProps): ReactNode {
  const { name, label, value = '', error, optional, isAlternative, help, long = false } = props;
  const isWrong = error !== undefined;
  const described = [help && `${name}-pomoc`, isWrong && `${name}-greska`].filter(Boolean);
  const common = {
    id: name,
    name,
    maxLength: props.maxLength,
    autoComplete: props.autoComplete ?? 'off',
    defaultValue: value,
    'aria-required': !optional && !isAlternative,
    'aria-invalid': isWrong || undefined,
    'aria-describedby': described.length > 0 ? described.join(' ') : undefined,
  } as const;
  return (
    <div className="form-field">
      <label htmlFor={name}>
        {label}
        {optional ? <i>{` – ${shownText(uiTexts.optional)}`}</i> : null}
      </label>
      {long ? <textarea {...common} rows={3} /> : <input {...common} type={props.type ?? 'text'} />}
      {help ? (
        <span className="form-help" id={`${name}-pomoc`}>
          {help}
        </span>
      ) : null}
      <FieldError name={name} error={error} />
    </div>
  );
}
