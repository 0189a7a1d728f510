import { use, useState } from 'react';
import { AT_ONCE, publicationOf } from '@centar/domain/content/publication.ts';
import { confirm } from '../../../shared/ui/primitives/alerts.ts';
import { FieldLabelContext } from '../../audit/fieldLabelContext.ts';
import type { FailedRow } from '../../form/useSaveEach.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import type { FoundList, ItemList } from '../../list/useItemList.ts';
import { failureOfItem } from '../failureOfItem.ts';
import type { AdminRow, ItemAdmin } from '../itemAdmin.ts';
import { deletionText } from '../linkingItems.ts';
import type { ItemFields } from './manyRows.adminOperations.ts';
import { manyRowsTexts as texts } from './manyRows.texts.ts';
import { useChosenRows, type ChosenRows } from './useChosenRows.ts';
import { useChangeItems, type ChangingItems } from './useChangeItems.ts';

/** Done to several rows, and undone as one. */
interface Act<Row> {
  readonly rows: readonly Row[];
  readonly change: (row: Row) => ItemFields;
  readonly undo: (row: Row) => ItemFields;
  readonly done: (count: number) => string;
  readonly notDone: string;
  /** The message links to the trash. */
  readonly isDeletion?: true;
}

export interface ManyRows<Row>
  extends Omit<ChosenRows<Row>, 'keep'>, Pick<ChangingItems, 'isBusy' | 'progress'> {
  /** Drafts and planned ones among the chosen. */
  readonly unpublished: readonly Row[];
  readonly clear: () => void;
  readonly problem: string | undefined;
  readonly remove: () => Promise<void>;
  readonly publish: () => Promise<void>;
  /** At an ISO 8601 moment. */
  readonly plan: (at: string) => Promise<void>;
  readonly moveTo: (section: string, sectionOf: (row: Row) => string) => Promise<void>;
  /** By id. */
  readonly describe: (
    words: ReadonlyMap<number, string>,
    wordsOf: (row: Row) => string,
  ) => Promise<void>;
}

type Acting = Pick<ItemAdmin<never, AdminRow, never>, 'itemType' | 'sentences'>;

/** Runs acts. Each can be undone, in part too if some rows fail. */
function useActs<Row extends AdminRow, List extends FoundList<Row>>(
  { itemType, sentences }: Acting,
  list: ItemList<Row, List>,
  keep: (rows: readonly Row[]) => void,
) {
  const fieldLabelOf = use(FieldLabelContext);
  const { isBusy, progress, changeItems } = useChangeItems(itemType);
  const [problem, setProblem] = useState<string>();

  const reasonOf = ({ row, failure }: FailedRow<Row>): string =>
    texts.reason(
      row.title,
      sentences?.[failure.code]?.text ?? failureOfItem(itemType, failure, fieldLabelOf),
    );

  /** Failed rows are reported and stay chosen. Returns the others. */
  async function change(
    wanted: readonly Row[],
    fieldsOf: (row: Row) => ItemFields,
    notDone: string,
  ): Promise<readonly Row[]> {
    setProblem(undefined);
    const outcome = await changeItems(wanted, fieldsOf);
    if (!outcome) return [];
    const { done, failed } = outcome;
    if (failed.length > 0) setProblem(texts.notDone(notDone, failed.map(reasonOf)));
    if (done.length > 0) {
      keep(failed.map(({ row }) => row));
      // The buttons disappear with the selection.
      document.getElementById('sadrzaj')?.focus({ preventScroll: true });
      list.loaded.reload();
    }
    return done;
  }

  async function takeBack(act: Act<Row>): Promise<void> {
    const done = await change(act.rows, act.undo, texts.notTakenBack);
    if (done.length === 0) return;
    const ids = new Set(done.map(({ id }) => id));
    const rest = act.rows.filter(({ id }) => !ids.has(id));
    const again = { undo: () => void takeBack({ ...act, rows: rest }) };
    list.say(texts.takenBack(done.length), rest.length > 0 ? again : undefined);
  }

  async function run(act: Act<Row>): Promise<void> {
    const done = await change(act.rows, act.change, act.notDone);
    if (done.length === 0) return;
    const ids = done.map(({ id }) => id);
    list.say(act.done(done.length), {
      ...(act.isDeletion && { deleted: { itemType: itemType, ids } }),
      undo: () => void takeBack({ ...act, rows: done }),
    });
  }

  return { isBusy, progress, problem, run };
}

/** The rows may be chosen on several pages. */
export function useManyRows<Row extends AdminRow, List extends FoundList<Row>>(
  admin: Acting,
  list: ItemList<Row, List>,
): ManyRows<Row> {
  const calls = useStaffCalls();
  const { keep, ...choosing } = useChosenRows(list);
  const { run, ...acting } = useActs(admin, list, keep);
  const { chosen } = choosing;
  const unpublished = chosen.filter(
    ({ publishedAt }) => publicationOf(publishedAt, new Date()) !== 'published',
  );

  const publishAt = (at: string): Act<Row> => ({
    rows: unpublished,
    change: () => ({ publishedAt: at }),
    undo: ({ publishedAt }) => ({ publishedAt }),
    done: at === AT_ONCE ? texts.published : texts.planned,
    notDone: at === AT_ONCE ? texts.notPublished : texts.notPlanned,
  });

  return {
    ...choosing,
    ...acting,
    unpublished,
    clear() {
      keep([]);
    },
    async remove() {
      const title = texts.trashQuestion(chosen.length);
      const ids = chosen.map(({ id }) => id);
      const text = await deletionText(calls, admin.itemType, ids, texts.names(chosen));
      if (!(await confirm({ title, text }))) return;
      await run({
        rows: chosen,
        change: () => ({ isDeleted: true }),
        undo: () => ({ isDeleted: false }),
        done: texts.trashed,
        notDone: texts.notTrashed,
        isDeletion: true,
      });
    },
    async publish() {
      const title = texts.publishQuestion(unpublished.length);
      const question = { title, text: texts.names(unpublished), confirmLabel: texts.publish };
      if (await confirm(question)) await run(publishAt(AT_ONCE));
    },
    plan: (at) => run(publishAt(at)),
    moveTo: (section, sectionOf) =>
      run({
        rows: chosen.filter((row) => sectionOf(row) !== section),
        change: () => ({ programType: section }),
        undo: (row) => ({ programType: sectionOf(row) }),
        done: (count) => texts.moved(count, section),
        notDone: texts.notMoved,
      }),
    describe: (words, wordsOf) =>
      run({
        rows: chosen.filter((row) => (words.get(row.id) ?? wordsOf(row)) !== wordsOf(row)),
        change: ({ id }) => ({ imageAlt: words.get(id) ?? '' }),
        undo: (row) => ({ imageAlt: wordsOf(row) }),
        done: texts.described,
        notDone: texts.notDescribed,
      }),
  };
}
