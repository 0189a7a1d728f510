import type { ReactNode } from 'react';
import { printPage } from '../screen/printPage.ts';
import { useSessionStore } from '../auth/session.tsx';
import { downloadSheet } from '../download/downloadSheet.ts';
import { FailureAlert } from '../form/FailureAlert.tsx';
import { onlyLogFailure, useSave } from '../form/useSave.ts';
import { Button } from '../../shared/ui/primitives/Button.tsx';
import { reportsTexts as texts } from './reports.texts.ts';

export interface SheetButtonsProps {
  /** Of the call, with its parameters. */
  readonly address: string;
  /** Further parameters of CSV. */
  readonly csv?: string;
}

export function SheetButtons({ address, csv = '' }: SheetButtonsProps): ReactNode {
  const session = useSessionStore();
  const { save, isBusy, failure } = useSave(onlyLogFailure);
  const download = (format: string): void => {
    void save(() => downloadSheet(`${address}&format=${format}`, session.current()?.token));
  };
  return (
    <>
      <p className="panel-ways report-buttons">
        <Button compact kind="green" onClick={printPage}>
          {texts.print}
        </Button>
        <Button
          compact
          disabled={isBusy}
          onClick={() => {
            download('xlsx');
          }}
        >
          {texts.xlsx}
        </Button>
        <Button
          compact
          disabled={isBusy}
          onClick={() => {
            download(`csv${csv}`);
          }}
        >
          {texts.csv}
        </Button>
      </p>
      {failure ? <FailureAlert failure={failure} /> : null}
    </>
  );
}
