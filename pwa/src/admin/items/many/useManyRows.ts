import { use, useState } from 'react';
import { AT_ONCE, publicationOf } from '@centar/domain/content/publication.ts';
import { confirm, type Question } from '../../../shared/ui/primitives/alerts.ts';
import { FieldLabelContext } from '../../audit/fieldLabelContext.ts';
import { useSaveEach, type FailedRow } from '../../form/useSaveEach.ts';
import { CallFailed } from '../../graphql/staffFailure.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import type { FoundList, ItemList } from '../../list/useItemList.ts';
import type { RowChoice } from '../../ui/RowChoice.tsx';
import { changeItem } from '../changeItem.ts';
import { failureOfItem } from '../failureOfItem.ts';
import type { AdminRow, ItemAdmin } from '../itemAdmin.ts';
import { manyRowsTexts as texts } from './manyRows.texts.ts';

export interface ManyRows<Row> {
  readonly choice: RowChoice<Row>;
  readonly chosen: readonly Row[];
  readonly drafts: readonly Row[];
  readonly areAllChosen: boolean;
  readonly chooseAll: (isChosen: boolean) => void;
  readonly isBusy: boolean;
  /** What failed, and why. */
  readonly problem: string | undefined;
  readonly remove: () => Promise<void>;
  readonly publish: () => Promise<void>;
}

type ManyType<Input, Item extends AdminRow, Edit> = Pick<
  ItemAdmin<Input, Item, Edit>,
  'itemType' | 'editForm' | 'complete' | 'operations' | 'sentences'
>;

/** The browser's dialog is used if our dialog fails to load. */
const isConfirmed = (question: Question): Promise<boolean> =>
  confirm(question).catch(() => window.confirm(question.title));

/** Trashes rows or publishes drafts, with one request per item. */
export function useManyRows<
  Input,
  Item extends AdminRow,
  Edit,
  Row extends AdminRow,
  List extends FoundList<Row>,
>(admin: ManyType<Input, Item, Edit>, list: ItemList<Row, List>): ManyRows<Row> {
  const calls = useStaffCalls();
  const fieldLabelOf = use(FieldLabelContext);
  const { isBusy, saveEach } = useSaveEach();
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set());
  const [problem, setProblem] = useState<string>();
  const { data, reload } = list.loaded;
  const rows = data?.items ?? [];
  const chosen = rows.filter(({ id }) => ids.has(id));
  const drafts = chosen.filter(({ publishedAt }) => publishedAt === null);

  const reasonOf = ({ row, failure }: FailedRow<Row>): string =>
    texts.reason(
      row.title,
      admin.sentences?.[failure.code]?.text ?? failureOfItem(admin.itemType, failure, fieldLabelOf),
    );

  /** Failed rows are reported and stay selected. Returns the others. */
  async function runEach(
    wanted: readonly Row[],
    notDone: string,
    work: (row: Row) => Promise<unknown>,
  ): Promise<readonly Row[]> {
    setProblem(undefined);
    const outcome = await saveEach(wanted, work);
    if (!outcome) return [];
    const { done, failed } = outcome;
    if (failed.length > 0) setProblem(texts.notDone(notDone, failed.map(reasonOf)));
    if (done.length > 0) {
      setIds(new Set(failed.map(({ row }) => row.id)));
      // The buttons disappear with the selection.
      document.getElementById('sadrzaj')?.focus({ preventScroll: true });
      reload();
    }
    return done;
  }

  /** Refused if a colleague has changed it since. */
  async function unpublish(published: readonly Row[]): Promise<void> {
    const done = await runEach(published, texts.notUnpublished, ({ id, publishedAt }) =>
      changeItem(admin, calls, id, (item) => {
        if (publicationOf(item.publishedAt, new Date()) !== 'published') {
          throw new CallFailed({ code: 'CONFLICT', fields: {} });
        }
        return { publishedAt };
      }),
    );
    if (done.length === 0) return;
    const rest = published.filter((row) => !done.includes(row));
    const again = { undo: () => void unpublish(rest) };
    list.say(texts.unpublished(done.length), rest.length > 0 ? again : undefined);
  }

  return {
    choice: {
      head: texts.column,
      labelOf: ({ title }) => texts.choose(title),
      isChosen: ({ id }) => ids.has(id),
      onChoose({ id }, isChosen) {
        const shown = chosen.map((row) => row.id);
        setIds(new Set(isChosen ? [...shown, id] : shown.filter((one) => one !== id)));
      },
    },
    chosen,
    drafts,
    areAllChosen: rows.length > 0 && chosen.length === rows.length,
    chooseAll(isChosen) {
      setIds(new Set(isChosen ? rows.map(({ id }) => id) : []));
    },
    isBusy,
    problem,
    async remove() {
      const title = texts.trashQuestion(chosen.length);
      if (!(await isConfirmed({ title, text: namesOf(chosen) }))) return;
      const done = await runEach(chosen, texts.notTrashed, ({ id }) =>
        calls.mutate(admin.operations.remove, { id }),
      );
      if (done.length === 0) return;
      const ids = done.map(({ id }) => id);
      list.say(texts.trashed(done.length), { deleted: { itemType: admin.itemType, ids } });
    },
    async publish() {
      const title = texts.publishQuestion(drafts.length);
      const question = { title, text: namesOf(drafts), confirmLabel: texts.publish };
      if (!(await isConfirmed(question))) return;
      const done = await runEach(drafts, texts.notPublished, ({ id }) =>
        changeItem(admin, calls, id, () => ({ publishedAt: AT_ONCE })),
      );
      if (done.length > 0) {
        list.say(texts.published(done.length), { undo: () => void unpublish(done) });
      }
    },
  };
}

const namesOf = (rows: readonly AdminRow[]): string => rows.map(({ title }) => title).join(', ');
