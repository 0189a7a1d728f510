import type { ReactNode } from 'react';
import { deviceName } from '../account/deviceName.ts';
import { makePasskey } from '../auth/passkeyBrowser.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { QrCode } from '../ui/QrCode.tsx';
import {
  AddPasskey,
  BeginPasskey,
  BeginTotp,
  ConfirmTotp,
  NewRecoveryCodes,
  RemovePasskey,
  RemoveTotp,
  RenamePasskey,
  type OwnPasskey,
} from './factors.adminOperations.ts';
import { FactorDialog, type FactorValues } from './FactorDialog.tsx';
import { factorTexts as texts } from './factors.texts.ts';

export interface FactorsChanged {
  readonly recoveryCodes: readonly string[] | null;
}

type OpenPasskey =
  | { readonly kind: 'addPasskey' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: OwnPasskey };

type OpenApp =
  | { readonly kind: 'setUp' | 'turnOff' }
  | {
      readonly kind: 'scan';
      readonly ticket: string;
      readonly secret: string;
      readonly address: string;
    };

export type OpenFactor = OpenPasskey | OpenApp | { readonly kind: 'newCodes' };

interface DialogProps<Open = OpenFactor> {
  readonly open: Open;
  readonly asksPassword: boolean;
  readonly onOpen: (open: OpenFactor) => void;
  readonly onDone: (changed: FactorsChanged) => void;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}

const askedOf = (asksPassword: boolean): FactorValues =>
  asksPassword ? { currentPassword: '' } : {};

const passwordOf = ({ currentPassword }: FactorValues) => ({
  currentPassword: currentPassword ?? null,
});

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

export function OpenFactorDialog(props: DialogProps): ReactNode {
  const { open, asksPassword, onDone, onClose } = props;
  const { mutate } = useStaffCalls();
  switch (open.kind) {
    case 'addPasskey':
    case 'rename':
    case 'remove':
      return <PasskeyDialog {...props} open={open} />;
    case 'setUp':
    case 'scan':
    case 'turnOff':
      return <AppDialog {...props} open={open} />;
    case 'newCodes':
      return (
        <FactorDialog
          onClose={onClose}
          onDone={onDone}
          title={texts.newCodes}
          text={texts.newCodesText}
          submit={texts.newCodes}
          start={askedOf(asksPassword)}
          send={async (values) =>
            (await mutate(NewRecoveryCodes, passwordOf(values))).newRecoveryCodes
          }
        />
      );
  }
}

function PasskeyDialog(props: DialogProps<OpenPasskey>): ReactNode {
  const { open, asksPassword, onDone, onRenamed, onClose } = props;
  const { mutate } = useStaffCalls();
  const common = { onClose, onDone };
  switch (open.kind) {
    case 'addPasskey':
      return (
        <FactorDialog
          {...common}
          title={texts.add}
          text={texts.addText}
          submit={texts.go}
          start={{ name: deviceName(navigator.userAgent), ...askedOf(asksPassword) }}
          send={async (values) => {
            const { ticket, options } = (await mutate(BeginPasskey, passwordOf(values)))
              .beginPasskey;
            const input = {
              ticket,
              credential: await makePasskey(options),
              name: values.name ?? '',
            };
            return (await mutate(AddPasskey, { input })).addPasskey;
          }}
        />
      );
    case 'rename':
      return (
        <FactorDialog
          onClose={onClose}
          onDone={onRenamed}
          title={texts.renameKey(open.passkey.name)}
          text=""
          submit={texts.rename}
          start={{ name: open.passkey.name }}
          send={async ({ name = '' }) =>
            (await mutate(RenamePasskey, { id: open.passkey.id, name })).renamePasskey
          }
        />
      );
    case 'remove':
      return (
        <FactorDialog
          {...common}
          isDanger
          title={texts.removeKey(open.passkey.name)}
          text={texts.removeText(open.passkey.name)}
          submit={texts.remove}
          start={askedOf(asksPassword)}
          send={async (values) =>
            (await mutate(RemovePasskey, { id: open.passkey.id, ...passwordOf(values) }))
              .removePasskey
          }
        />
      );
  }
}

function AppDialog(props: DialogProps<OpenApp>): ReactNode {
  const { open, asksPassword, onOpen, onDone, onClose } = props;
  const { mutate } = useStaffCalls();
  const common = { onClose, onDone };
  switch (open.kind) {
    case 'setUp':
      return (
        <FactorDialog
          onClose={onClose}
          onDone={onOpen}
          title={texts.app}
          text={texts.setUpText}
          submit={texts.go}
          start={askedOf(asksPassword)}
          send={async (values) => ({
            kind: 'scan' as const,
            ...(await mutate(BeginTotp, passwordOf(values))).beginTotp,
          })}
        />
      );
    case 'scan':
      return (
        <FactorDialog
          {...common}
          title={texts.app}
          text={texts.scan}
          submit={texts.confirm}
          start={{ code: '' }}
          send={async ({ code = '' }) =>
            (await mutate(ConfirmTotp, { ticket: open.ticket, code })).confirmTotp
          }
        >
          <QrCode text={open.address} label={texts.qrCode} />
          <p>
            {texts.secret}
            {': '}
            <span className="factor-secret" data-verbatim="">
              {inGroups(open.secret)}
            </span>
          </p>
        </FactorDialog>
      );
    case 'turnOff':
      return (
        <FactorDialog
          {...common}
          isDanger
          title={texts.turnOff}
          text={texts.turnOffText}
          submit={texts.turnOff}
          start={askedOf(asksPassword)}
          send={async (values) => (await mutate(RemoveTotp, passwordOf(values))).removeTotp}
        />
      );
  }
}
