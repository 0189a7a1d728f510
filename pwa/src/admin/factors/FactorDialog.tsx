import { useState, type ReactNode } from 'react';
import { z } from 'zod';
import type { FieldError } from '@centar/domain/errorCodes.ts';
import { failureSentence } from '../form/useSave.ts';
import { usePlainForm } from '../form/usePlainForm.ts';
import { CallFailed } from '../graphql/staffFailure.ts';
import { NoPasskey } from '../auth/passkeyBrowser.ts';
import { uiTexts } from '../../shared/texts/ui.texts.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { FormGrid } from '../ui/FormGrid.tsx';
import { Modal } from '../ui/Modal.tsx';
import { TextField } from '../ui/TextField.tsx';
import { fieldErrorSentence } from '../texts/errors.texts.ts';
import { factorTexts as texts } from './factors.texts.ts';

/** Absent ones are not asked for. */
export interface FactorValues {
  readonly name?: string;
  readonly code?: string;
  readonly currentPassword?: string;
}

/** The server checks the fields. */
const anything = z.looseObject({});

function sentence(field: string, error: FieldError): string {
  if (field === 'currentPassword' && error === 'invalid') return texts.wrongPassword;
  if (field === 'code') return texts.wrongCode;
  return fieldErrorSentence(error);
}

/** One change of the user's factors, with the fields that `start` names. */
export function FactorDialog<Result>(props: {
  readonly title: string;
  readonly text: string;
  readonly submit: string;
  readonly start: FactorValues;
  readonly isDanger?: boolean;
  readonly send: (values: FactorValues) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}): ReactNode {
  const { title, text, submit, start, isDanger = false, send, onDone, onClose, children } = props;
  const [isNotMade, setNotMade] = useState(false);
  const form = usePlainForm<FactorValues, Result>({
    start,
    rules: anything,
    onDone,
    sentence,
    async send(values) {
      setNotMade(false);
      try {
        return await send(values);
      } catch (thrown) {
        if (!(thrown instanceof NoPasskey)) throw thrown;
        setNotMade(true);
        throw new CallFailed({ code: 'STOPPED', fields: {} });
      }
    },
  });
  const { failure, errors } = form;
  const shown = (): string | undefined => {
    if (isNotMade) return texts.notMade;
    if (!failure) return undefined;
    if (errors['ticket']) return texts.expired;
    if (failure.code === 'CONFLICT') return texts.last;
    return Object.keys(errors).length > 0 ? undefined : failureSentence(failure);
  };
  const said = shown();
  const field = (name: keyof FactorValues) => {
    const { value = '', ...rest } = form.field(name);
    return { ...rest, value };
  };
  return (
    <Modal open title={title} onClose={onClose} tone={isDanger ? 'red' : 'green'}>
      <form aria-label={title} noValidate onSubmit={form.onSubmit}>
        <FormGrid>
          <p className="panel-text">{text}</p>
          {children}
          {start.name === undefined ? null : (
            <TextField {...field('name')} label={texts.name} help={texts.nameHelp} maxLength={60} />
          )}
          {start.code === undefined ? null : (
            <TextField
              {...field('code')}
              label={texts.code}
              autoComplete="one-time-code"
              inputMode="numeric"
            />
          )}
          {start.currentPassword === undefined ? null : (
            <TextField
              {...field('currentPassword')}
              label={texts.password}
              help={texts.passwordHelp}
              type="password"
              autoComplete="current-password"
            />
          )}
        </FormGrid>
        {said === undefined ? null : <AlertBox tone="red" text={said} />}
        <div className="modal-actions">
          <Button onClick={onClose}>{uiTexts.close}</Button>
          <Button type="submit" kind={isDanger ? 'red' : 'green'} busy={form.isBusy}>
            {submit}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
