import { useState, type ReactNode } from 'react';
import { SECTIONS } from '../../../domain/sections.ts';
import { Button } from './Button.tsx';
import { around, DATES, TITLES, type Samples } from './Gallery.sample.dev.tsx';
import { ActionBar } from './staff/ActionBar.tsx';
import { CheckList } from './staff/CheckList.tsx';
import { DataTable } from './staff/DataTable.tsx';
import { ErrorSummary } from './staff/ErrorSummary.tsx';
import { FileDrop } from './staff/FileDrop.tsx';
import { FilterTabs } from './staff/FilterTabs.tsx';
import { FormColumns, FormGrid } from './staff/FormGrid.tsx';
import { IconAction } from './staff/IconAction.tsx';
import { ListTools } from './staff/ListTools.tsx';
import { Modal } from './staff/Modal.tsx';
import { NoticeBand } from './staff/NoticeBand.tsx';
import { SearchBox } from './staff/SearchBox.tsx';
import { SelectField } from './staff/SelectField.tsx';
import { StaffHead } from './staff/StaffHead.tsx';
import { StaffLayout } from './staff/StaffLayout.tsx';
import { SummaryCard, SummaryCards } from './staff/SummaryCard.tsx';
import { TextArea } from './staff/TextArea.tsx';
import { TextField } from './staff/TextField.tsx';
import { StatusMark } from './StatusMark.tsx';
import { Tag } from './Tag.tsx';
import { formatDateTime } from '../../../domain/dates.ts';

const nothing = (): void => undefined;
const link = (label: string): { label: string; href: string } => ({ label, href: `#${label}` });

/** The staff components. */
export function GalleryStaff({ samples }: { readonly samples: Samples }): ReactNode {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState<(typeof SECTIONS)[number][]>(['Vesti', 'Galerija']);
  return (
    <StaffLayout
      homeHref="#"
      currentHref="#Muzicki program"
      userName="Đurđica Šaranović"
      accountHref="#nalog"
      onSignOut={nothing}
      groups={[
        { links: [link('Idi na sajt')] },
        { title: 'Korisnici', links: [link('Lista svih korisnika'), link('Dodaj korisnika')] },
        {
          title: 'Permisije',
          links: [
            'Vesti',
            'Bioskop program',
            'Americki kutak',
            'Turski kutak',
            'Muzicki program',
            'Mladi',
          ].map(link),
        },
      ]}
    >
      <StaffHead
        title="Muzicki program"
        subtitle="38 događaja, 7 predstoji"
        action={
          <Button kind="green" icon="plus">
            Dodaj događaj
          </Button>
        }
      />
      <SummaryCards>
        <SummaryCard value={64} label="Programi" link={link('Pogledaj detalje')} />
        <SummaryCard value={31} label="Vesti i Novosti" link={link('Pogledaj detalje')} />
        <SummaryCard value={12} label="Bioskop" link={link('Pogledaj detalje')} />
      </SummaryCards>
      <ListTools note="Strana 1 od 4">
        <SearchBox label="Pretraži naslov ili autora" value="" onChange={nothing} />
        <FilterTabs
          label="Stanje"
          value="svi"
          onChange={nothing}
          options={[
            { value: 'svi', label: 'Svi' },
            { value: 'p', label: 'Predstoje' },
            { value: 'r', label: 'Prošli' },
          ]}
        />
      </ListTools>
      <DataTable
        caption="Muzicki program"
        rows={DATES.map((date, index) => ({
          date,
          title: around(TITLES, index),
          kind: around(
            ['upcoming', 'draft', 'moved', 'cancelled', 'past', 'upcoming'] as const,
            index,
          ),
        }))}
        rowKey={(row) => row.date}
        columns={[
          { head: 'Sekcija', cell: () => <Tag slug="muzicki" label="Muzicki program" /> },
          { head: 'Naslov', kind: 'title', cell: (row) => row.title },
          {
            head: 'Datum događaja',
            kind: 'date',
            cell: (row) => formatDateTime(row.date),
            sorted: 'ascending',
          },
          { head: 'Status', kind: 'status', cell: (row) => <StatusMark kind={row.kind} /> },
          {
            head: 'Poslednja izmena',
            cell: () => (
              <>
                danas 17:42<small>Đurđica Š.</small>
              </>
            ),
          },
        ]}
        actions={(row) => (
          <>
            <IconAction icon="eye" label={`Pogledaj: ${row.title}`} href="#" />
            <IconAction icon="pencil" label={`Izmeni: ${row.title}`} href="#" />
            <IconAction icon="trash" label={`Obriši: ${row.title}`} danger onClick={nothing} />
          </>
        )}
      />
      <hr />
      <StaffHead
        title="Klavirski resital: Luka Bašić"
        crumbs={{ parents: [{ label: 'Muzicki program', href: '#' }], current: 'Izmena' }}
        level={2}
      />
      <NoticeBand tone="amber" text="Izmene nisu sačuvane. Čuvaju se na ovom uređaju od 18:02.">
        <button type="button">Odbaci izmene</button>
      </NoticeBand>
      <NoticeBand tone="green" text="Sačuvano u 18:05." />
      <ErrorSummary
        attempt={0}
        problems={[
          { fieldId: 'd', text: 'Novembar ima 30 dana. Proverite datum.' },
          { fieldId: 'a', text: 'Upišite autora.' },
        ]}
      />
      <FormColumns
        main={
          <>
            <TextField
              id="n"
              label="Naslov"
              value="Klavirski resital: Luka Bašić"
              onChange={nothing}
            />
            <FormGrid columns={2}>
              <TextField id="a" label="Autor" value="Luka Bašić" onChange={nothing} />
              <SelectField
                id="s"
                label="Sekcija"
                value="a"
                options={[{ value: 'a', label: 'Muzicki program' }]}
                onChange={nothing}
              />
              <TextField
                id="d"
                label="Datum i vreme događaja"
                value="31.11.2026 20:00"
                error="Novembar ima 30 dana. Proverite datum."
                onChange={nothing}
              />
              <SelectField
                id="st"
                label="Stanje"
                value="a"
                options={[{ value: 'a', label: 'Pomereno' }]}
                help="Posetioci vide stari i novi termin."
                onChange={nothing}
              />
            </FormGrid>
            <TextArea
              id="o"
              label="Opis"
              optional
              value="Mladi pijanista iz Jasengrada, student završne godine."
              help="Prva rečenica je uvod na stranici događaja."
              onChange={nothing}
            />
          </>
        }
        side={
          <>
            <FileDrop
              id="f"
              label="Fotografija"
              accept=".jpg,.png"
              help=".jpg, .jpeg ili .png, najviše 10 MB"
              fileName="resital-plakat.png"
              previewUrl={around(samples.wide, 0).src}
              progress={{ percent: 64, doneMb: '3,2', totalMb: '5,0' }}
              onFile={nothing}
              onStop={nothing}
            />
            <FileDrop
              id="g"
              label="Dokument"
              accept=".pdf,.xlsx"
              help=".pdf ili .xlsx, najviše 20 MB"
              onFile={nothing}
            />
          </>
        }
      />
      <ActionBar>
        <Button kind="green">Sacuvaj</Button>
        <Button
          onClick={() => {
            setOpen(true);
          }}
        >
          Otkazi
        </Button>
        <Button kind="quiet" icon="eye">
          Pregled
        </Button>
      </ActionBar>
      <Modal
        open={open}
        title="Izmeni profil"
        onClose={() => {
          setOpen(false);
        }}
        actions={
          <>
            <Button
              onClick={() => {
                setOpen(false);
              }}
            >
              Otkazi
            </Button>
            <Button kind="green">Sacuvaj</Button>
          </>
        }
      >
        <FormGrid>
          <TextField id="ime" label="Ime" value="Đurđica Šaranović" onChange={nothing} />
          <CheckList
            legend="Sekcije"
            count={`izabrano ${String(chosen.length)} od 16`}
            options={SECTIONS}
            chosen={chosen}
            onChange={setChosen}
          />
        </FormGrid>
      </Modal>
    </StaffLayout>
  );
}
