import { useCallback, useState, type ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { Me } from '../auth/auth.adminOperations.ts';
import { isWithoutPasskeys, knowsPasskeys, makePasskey } from '../auth/passkeyBrowser.ts';
import { useSessionStore } from '../auth/session.tsx';
import { deviceName } from '../account/deviceName.ts';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';
import {
  AddPasskey,
  BeginPasskey,
  BeginTotp,
  ConfirmTotp,
  NewRecoveryCodes,
  ReadOwnFactors,
  RemovePasskey,
  RemoveTotp,
  RenamePasskey,
  type OwnFactors,
  type OwnPasskey,
} from './factors.adminOperations.ts';
import { FactorDialog, type FactorValues } from './FactorDialog.tsx';
import { factorTexts as texts } from './factors.texts.ts';
import { QrCode } from '../ui/QrCode.tsx';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import './factors.css';

interface FactorsChanged {
  readonly recoveryCodes: readonly string[] | null;
}

type Open =
  | { readonly kind: 'addPasskey' | 'setUp' | 'turnOff' | 'newCodes' }
  | { readonly kind: 'rename' | 'remove'; readonly passkey: OwnPasskey }
  | {
      readonly kind: 'scan';
      readonly ticket: string;
      readonly secret: string;
      readonly address: string;
    };

const columns: readonly Column<OwnPasskey>[] = [
  {
    head: texts.name,
    kind: 'title',
    cell: ({ name, isBackedUp, otherAddress }) => (
      <>
        {name}
        {otherAddress !== null ? <small>{texts.isElsewhere(otherAddress)}</small> : null}
        {otherAddress === null && isBackedUp ? <small>{texts.isBackedUp}</small> : null}
      </>
    ),
  },
  { head: texts.created, kind: 'date', cell: ({ createdAt }) => formatDateTime(createdAt) },
  {
    head: texts.lastUsed,
    kind: 'date',
    cell: ({ lastUsedAt }) => (lastUsedAt === null ? texts.never : formatDateTime(lastUsedAt)),
  },
];

const inGroups = (secret: string): string => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Passkeys, the authenticator app and recovery codes of who is signed in. */
export function FactorsSection({ onChanged }: { readonly onChanged?: () => void }): ReactNode {
  const { query } = useStaffCalls();
  const loaded = useAsync(
    useCallback(async () => (await query(ReadOwnFactors, {})).ownFactors, [query]),
  );
  return (
    <section className="account-part" aria-label={texts.title}>
      <StaffHead level={2} title={texts.title} subtitle={texts.text} />
      <LoadedView loaded={loaded} failed={texts.failed}>
        {(factors) => (
          <FactorsView
            factors={factors}
            onFactors={(changed) => {
              loaded.replace(changed);
              onChanged?.();
            }}
          />
        )}
      </LoadedView>
    </section>
  );
}

function FactorsView(props: {
  readonly factors: OwnFactors;
  readonly onFactors: (factors: OwnFactors) => void;
}): ReactNode {
  const { factors, onFactors } = props;
  const { query } = useStaffCalls();
  const session = useSessionStore();
  const [open, setOpen] = useState<Open>();
  const [codes, setCodes] = useState<readonly string[]>();
  const [done, setDone] = useState<string>();
  const close = (): void => {
    setOpen(undefined);
  };
  const reread = (): void => {
    close();
    // When the second factor is due changes with it.
    void Promise.all([query(ReadOwnFactors, {}), query(Me, {})])
      .then(([{ ownFactors }, { me }]) => {
        session.updateUser(me);
        onFactors(ownFactors);
      })
      .catch(() => undefined);
  };
  const finish = ({ recoveryCodes }: FactorsChanged): void => {
    setDone(texts.changed);
    setCodes(recoveryCodes ?? undefined);
    reread();
  };
  const show = (next: Open) => (): void => {
    setDone(undefined);
    setOpen(next);
  };
  const { passkeys, totpSince, recoveryCodes, isDemanded } = factors;
  const hasFactor = passkeys.length > 0 || totpSince !== null;
  return (
    <>
      <DoneToast done={done} failure={undefined} />
      {isDemanded && hasFactor ? <p className="panel-text">{texts.demanded}</p> : null}
      <div className="factor-part">
        <h3>{texts.passkeys}</h3>
        {passkeys.length > 0 ? (
          <DataTable
            caption={texts.passkeys}
            columns={columns}
            rows={passkeys}
            rowKey={({ id }) => id}
            actions={(passkey) => (
              <>
                <Button
                  compact
                  aria-label={texts.renameKey(passkey.name)}
                  onClick={show({ kind: 'rename', passkey })}
                >
                  {texts.rename}
                </Button>
                <Button
                  compact
                  kind="danger"
                  aria-label={texts.removeKey(passkey.name)}
                  onClick={show({ kind: 'remove', passkey })}
                >
                  {texts.remove}
                </Button>
              </>
            )}
          />
        ) : (
          <p>{texts.noPasskeys}</p>
        )}
        {factors.allowsPasskeys && knowsPasskeys() ? (
          <div className="factor-actions">
            <Button compact kind="green" icon="key" onClick={show({ kind: 'addPasskey' })}>
              {texts.add}
            </Button>
          </div>
        ) : (
          <p>{isWithoutPasskeys() ? texts.notInBrowser : texts.notHere}</p>
        )}
      </div>
      <div className="factor-part">
        <h3>{texts.app}</h3>
        <p>{totpSince === null ? texts.appOff : texts.appSince(formatDateTime(totpSince))}</p>
        {totpSince !== null && !factors.isTotpReadable ? (
          <AlertBox tone="red" text={texts.appUnreadable} />
        ) : null}
        <div className="factor-actions">
          <Button compact onClick={show({ kind: 'setUp' })}>
            {totpSince === null ? texts.setUp : texts.replace}
          </Button>
          {totpSince === null ? null : (
            <Button compact kind="danger" onClick={show({ kind: 'turnOff' })}>
              {texts.turnOff}
            </Button>
          )}
        </div>
      </div>
      {hasFactor ? (
        <div className="factor-part">
          <h3>{texts.codes}</h3>
          <p>{texts.codesLeft(recoveryCodes)}</p>
          <div className="factor-actions">
            <Button compact onClick={show({ kind: 'newCodes' })}>
              {texts.newCodes}
            </Button>
          </div>
        </div>
      ) : null}
      {open ? (
        <OpenDialog
          key={open.kind}
          open={open}
          asksPassword={factors.asksPassword}
          onOpen={setOpen}
          onDone={finish}
          onRenamed={reread}
          onClose={close}
        />
      ) : null}
      {codes ? (
        <RecoveryCodesDialog
          codes={codes}
          onClose={() => {
            setCodes(undefined);
          }}
        />
      ) : null}
    </>
  );
}

function OpenDialog(props: {
  readonly open: Open;
  readonly asksPassword: boolean;
  readonly onOpen: (open: Open) => void;
  readonly onDone: (changed: FactorsChanged) => void;
  readonly onRenamed: () => void;
  readonly onClose: () => void;
}): ReactNode {
  const { open, asksPassword, onOpen, onDone, onRenamed, onClose } = props;
  const { mutate } = useStaffCalls();
  const asked: FactorValues = asksPassword ? { currentPassword: '' } : {};
  const passwordOf = ({ currentPassword }: FactorValues) => ({
    currentPassword: currentPassword ?? null,
  });
  const common = { onClose, onDone };

  switch (open.kind) {
    case 'addPasskey':
      return (
        <FactorDialog
          {...common}
          title={texts.add}
          text={texts.addText}
          submit={texts.go}
          start={{ name: deviceName(navigator.userAgent), ...asked }}
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
          start={asked}
          send={async (values) =>
            (await mutate(RemovePasskey, { id: open.passkey.id, ...passwordOf(values) }))
              .removePasskey
          }
        />
      );
    case 'setUp':
      return (
        <FactorDialog
          onClose={onClose}
          onDone={onOpen}
          title={texts.app}
          text={texts.setUpText}
          submit={texts.go}
          start={asked}
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
          start={asked}
          send={async (values) => (await mutate(RemoveTotp, passwordOf(values))).removeTotp}
        />
      );
    case 'newCodes':
      return (
        <FactorDialog
          {...common}
          title={texts.newCodes}
          text={texts.newCodesText}
          submit={texts.newCodes}
          start={asked}
          send={async (values) =>
            (await mutate(NewRecoveryCodes, passwordOf(values))).newRecoveryCodes
          }
        />
      );
    default:
      return null;
  }
}
