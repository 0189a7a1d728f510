import type { ReactNode } from 'react';
import { formatDateTime, readUntil } from '@centar/domain/dates.ts';
import { isOpenNotice } from '@centar/domain/notices.ts';
import { COMPETITION } from '@centar/domain/types/notices.ts';
import { rulesOf } from '@centar/domain/types/rulesOf.ts';
import { descriptionFields } from '../../../admin/fields/formattedText.tsx';
import {
  optionalDateTimeField,
  textField,
  type Control,
  type FieldsOf,
} from '../../../admin/fields/fields.tsx';
import { formOf, type FormOf, type Typed } from '../../../admin/fields/formValues.ts';
import { titleField } from '../../../admin/fields/titleField.tsx';
import { publicationField } from '../../../admin/fields/publicationField.tsx';
import type { TableAdmin } from '../../../admin/items/itemAdmin.ts';
import type { StaffInput, StaffRow } from '../../../admin/items/staffOperations.ts';
import { textColumn } from '../../../admin/list/AdminTable.tsx';
import { MomentField } from '../../../admin/ui/MomentField.tsx';
import { StatusBadge } from '../../../shared/ui/primitives/StatusBadge.tsx';
import type { NoticeItem } from './notices.adminOperations.ts';

/** Both types have the same fields. */
type NoticeRow = StaffRow<typeof COMPETITION>;

type NoticeFields = StaffInput<typeof COMPETITION>;

export type NoticeAdmin = TableAdmin<NoticeFields, NoticeItem, NoticeRow>;

/** `Otvoren` or `Zatvoren`; nothing without a deadline. */
function deadlineState(deadline: Date | string | null, now = new Date()): ReactNode {
  const isOpen = isOpenNotice(deadline, now);
  return isOpen === null ? null : <StatusBadge kind={isOpen ? 'open' : 'closed'} />;
}

function typedDeadline(typed: string): Date | null {
  const deadline = readUntil(typed);
  return deadline instanceof Date ? deadline : null;
}

const deadlineField = optionalDateTimeField({
  label: 'Rok',
  hint: 'Do tog minuta je otvoreno, posle toga zatvoreno.',
  short: true,
  isEnd: true,
});

/** Documents matter until the deadline, so the text is after them. */
const fields: FieldsOf<NoticeFields> = {
  author: textField({ label: 'Autor', short: true }),
  number: {
    ...textField({
      label: 'Broj',
      hint: 'Delovodni broj ili broj postupka.',
      short: true,
      optional: true,
    }),
    show: (value) => value ?? '',
  },
  title: titleField,
  deadline: {
    ...deadlineField,
    draw: (control: Control<string>) => (
      <MomentField
        {...control}
        after={<p className="notice-state">{deadlineState(typedDeadline(control.value))}</p>}
      />
    ),
  },
  publishedAt: publicationField(),
  ...descriptionFields(),
};

const texts = {
  isOver: (deadline: string) => `Rok je već prošao: ${deadline}.`,
  isBeforePublication: (deadline: string) => `Rok je pre objavljivanja: ${deadline}.`,
};

/** About a new deadline that visitors would never see open, which is probably a mistake. */
export function deadlineQuestions(typed: Typed, stored: Typed, now = new Date()): string[] {
  const { deadline: text } = typed;
  const deadline = typeof text === 'string' ? readUntil(text) : undefined;
  if (!(deadline instanceof Date) || text === stored['deadline']) return [];
  if (deadline <= now) return [texts.isOver(formatDateTime(deadline))];
  const publishedAt = fields.publishedAt.read(typed['publishedAt']);
  const isBefore = typeof publishedAt === 'string' && new Date(publishedAt) >= deadline;
  return isBefore ? [texts.isBeforePublication(formatDateTime(deadline))] : [];
}

export const noticeForm: FormOf<NoticeFields, NoticeItem> = {
  ...formOf<NoticeFields, NoticeItem>(fields, rulesOf(COMPETITION).input, () => ({})),
  questions: (typed, stored) => deadlineQuestions(typed, stored),
};

/** A similar notice is a call of its own. */
export const NOT_COPIED: NonNullable<NoticeAdmin['notCopied']> = ['number', 'deadline'];

export const noticeColumns: Pick<NoticeAdmin, 'columns' | 'stateOf'> = {
  /** `Otvoren` or `Zatvoren`; nothing without a deadline. */
  stateOf: ({ deadline }, now) => deadlineState(deadline, now),
  columns: [
    {
      head: fields.deadline.label,
      kind: 'when',
      cell: ({ deadline }) => (deadline === null ? 'bez roka' : formatDateTime(deadline)),
      order: 'deadline',
    },
    {
      head: 'Dokument',
      kind: 'detail',
      cell: ({ document }) => document?.fileName ?? 'bez dokumenta',
    },
    {
      head: 'Datum postavljanja',
      kind: 'detail',
      sortedByDefault: 'descending',
      cell: ({ datePosted }) => formatDateTime(datePosted),
      order: 'datePosted',
    },
    textColumn('author', fields),
  ],
};

export const NOTICE_SEARCH_LABEL = 'Pretraži naslov ili autora';
