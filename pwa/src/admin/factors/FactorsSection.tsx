import { useCallback, useState, type ReactNode } from 'react';
import { formatDateTime } from '@centar/domain/dates.ts';
import { Me } from '../auth/auth.adminOperations.ts';
import { isWithoutPasskeys, knowsPasskeys } from '../auth/passkeyBrowser.ts';
import { useSessionStore } from '../auth/session.tsx';
import { useStaffCalls } from '../graphql/staffCalls.ts';
import { LoadedView } from '../screen/LoadedView.tsx';
import { useAsync } from '../screen/useAsync.ts';
import { DoneToast } from '../toast/DoneToast.tsx';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { AlertBox } from '../ui/AlertBox.tsx';
import { DataTable, type Column } from '../ui/DataTable.tsx';
import { StaffHead } from '../ui/StaffHead.tsx';
import { ReadOwnFactors, type OwnFactors, type OwnPasskey } from './factors.adminOperations.ts';
import { OpenFactorDialog, type FactorsChanged, type OpenFactor } from './OpenFactorDialog.tsx';
import { factorTexts as texts } from './factors.texts.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';
import './factors.css';

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

/** The user's passkeys, authenticator app and recovery codes. */
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
  const [open, setOpen] = useState<OpenFactor>();
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
  const show = (next: OpenFactor) => (): void => {
    setDone(undefined);
    setOpen(next);
  };
  const { passkeys, totpSince, recoveryCodes, isDemanded } = factors;
  const hasFactor = passkeys.length > 0 || totpSince !== null;
  return (
    <>
      <DoneToast done={done} failure={undefined} />
      {isDemanded && hasFactor ? <p className="panel-text">{texts.demanded}</p> : null}
      <PasskeysPart factors={factors} show={show} />
      <AppPart factors={factors} show={show} />
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
        <OpenFactorDialog
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

interface PartProps {
  readonly factors: OwnFactors;
  readonly show: (next: OpenFactor) => () => void;
}

function PasskeysPart({ factors, show }: PartProps): ReactNode {
  const { passkeys, allowsPasskeys } = factors;
  return (
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
      {allowsPasskeys && knowsPasskeys() ? (
        <div className="factor-actions">
          <Button compact kind="green" icon="key" onClick={show({ kind: 'addPasskey' })}>
            {texts.add}
          </Button>
        </div>
      ) : (
        <p>{isWithoutPasskeys() ? texts.notInBrowser : texts.notHere}</p>
      )}
    </div>
  );
}

function AppPart({ factors, show }: PartProps): ReactNode {
  const { totpSince, isTotpReadable } = factors;
  return (
    <div className="factor-part">
      <h3>{texts.app}</h3>
      <p>{totpSince === null ? texts.appOff : texts.appSince(formatDateTime(totpSince))}</p>
      {totpSince !== null && !isTotpReadable ? (
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
  );
}
