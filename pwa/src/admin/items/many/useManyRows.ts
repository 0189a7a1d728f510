import { use, useEffect, useRef, useState } from 'react';
import { AT_ONCE, publicationOf } from '@centar/domain/content/publication.ts';
import { MOST_CHANGED } from '@centar/domain/itemTypes.ts';
import { confirm, type Question } from '../../../shared/ui/primitives/alerts.ts';
import { FieldLabelContext } from '../../audit/fieldLabelContext.ts';
import type { FailedRow } from '../../form/useSaveEach.ts';
import { useStaffCalls } from '../../graphql/staffCalls.ts';
import type { FoundList, ItemList } from '../../list/useItemList.ts';
import type { RowChoice } from '../../ui/RowChoice.tsx';
import { failureOfItem } from '../failureOfItem.ts';
import type { AdminRow, ItemAdmin } from '../itemAdmin.ts';
import { linkedText } from '../linkingItems.ts';
import type { ItemFields } from './manyRows.adminOperations.ts';
import { manyRowsTexts as texts } from './manyRows.texts.ts';
import { useChangeItems, type ChangingItems } from './useChangeItems.ts';

/** What is done to several rows, and taken back as one. */
interface Act<Row> {
  readonly rows: readonly Row[];
  readonly change: (row: Row) => ItemFields;
  readonly undo: (row: Row) => ItemFields;
  readonly done: (count: number) => string;
  readonly notDone: string;
  /** The message links to the trash. */
  readonly isDeletion?: true;
}

export interface ManyRows<Row> extends Pick<ChangingItems, 'isBusy' | 'progress'> {
  readonly choice: RowChoice<Row>;
  /** Also of other pages. */
  readonly chosen: readonly Row[];
  /** Drafts and planned ones among them. */
  readonly unpublished: readonly Row[];
  readonly isPageChosen: boolean;
  readonly choosePage: (isChosen: boolean) => void;
  /** Undefined if there is one page. */
  readonly chooseAllPages: (() => Promise<void>) | undefined;
  readonly clear: () => void;
  /** What failed, and why. */
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

type ManyType<Input, Item extends AdminRow, Edit> = Pick<
  ItemAdmin<Input, Item, Edit>,
  'itemType' | 'sentences'
>;

/** The browser's dialog is used if our dialog fails to load. */
const isConfirmed = (question: Question): Promise<boolean> =>
  confirm(question).catch(() => window.confirm(question.title));

/** Of rows that are chosen on one or several pages. */
export function useManyRows<
  Input,
  Item extends AdminRow,
  Edit,
  Row extends AdminRow,
  List extends FoundList<Row>,
>(admin: ManyType<Input, Item, Edit>, list: ItemList<Row, List>): ManyRows<Row> {
  const fieldLabelOf = use(FieldLabelContext);
  const calls = useStaffCalls();
  const { isBusy, progress, changeItems } = useChangeItems(admin.itemType);
  const [kept, setKept] = useState<ReadonlyMap<number, Row>>(new Map());
  const [problem, setProblem] = useState<string>();
  const last = useRef<number>(undefined);
  const { data, reload } = list.loaded;
  const rows = data?.items ?? [];
  const shown = new Map(rows.map((row) => [row.id, row]));
  const chosen = [...kept.values()].map((row) => shown.get(row.id) ?? row);
  const unpublished = chosen.filter(
    ({ publishedAt }) => publicationOf(publishedAt, new Date()) !== 'published',
  );
  const isPageChosen = rows.length > 0 && rows.every(({ id }) => kept.has(id));

  const choose = (wanted: readonly Row[], isChosen: boolean): void => {
    setKept((before) => {
      const next = new Map(before);
      for (const row of wanted) {
        if (isChosen) next.set(row.id, row);
        else next.delete(row.id);
      }
      return new Map([...next].slice(0, MOST_CHANGED));
    });
  };

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'a') return;
      if (!document.activeElement?.closest('[data-row], .many-rows')) return;
      event.preventDefault();
      choose(rows, true);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
    };
  });

  const reasonOf = ({ row, failure }: FailedRow<Row>): string =>
    texts.reason(
      row.title,
      admin.sentences?.[failure.code]?.text ?? failureOfItem(admin.itemType, failure, fieldLabelOf),
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
      setKept(new Map(failed.map(({ row }) => [row.id, row])));
      // The buttons disappear with the selection.
      document.getElementById('sadrzaj')?.focus({ preventScroll: true });
      reload();
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
      ...(act.isDeletion && { deleted: { itemType: admin.itemType, ids } }),
      undo: () => void takeBack({ ...act, rows: done }),
    });
  }

  const publishAt = (at: string): Act<Row> => ({
    rows: unpublished,
    change: () => ({ publishedAt: at }),
    undo: ({ publishedAt }) => ({ publishedAt }),
    done: at === AT_ONCE ? texts.published : texts.planned,
    notDone: at === AT_ONCE ? texts.notPublished : texts.notPlanned,
  });

  return {
    choice: {
      head: texts.column,
      labelOf: ({ title }) => texts.choose(title),
      isChosen: ({ id }) => kept.has(id),
      onChoose(row, isChosen, isRange) {
        const from = rows.findIndex(({ id }) => id === last.current);
        const to = rows.indexOf(row);
        last.current = row.id;
        const range =
          isRange && from >= 0 ? rows.slice(Math.min(from, to), Math.max(from, to) + 1) : [row];
        choose(range, isChosen);
      },
    },
    chosen,
    unpublished,
    isPageChosen,
    choosePage(isChosen) {
      choose(rows, isChosen);
    },
    chooseAllPages:
      data && data.pages > 1
        ? async () => {
            choose(await list.findAll(MOST_CHANGED), true);
          }
        : undefined,
    clear() {
      setKept(new Map());
    },
    isBusy,
    progress,
    problem,
    async remove() {
      const title = texts.trashQuestion(chosen.length);
      const ids = chosen.map(({ id }) => id);
      const linked = await linkedText(calls, admin.itemType, ids);
      const text = [texts.names(chosen), linked].filter(Boolean).join('\n\n');
      if (!(await isConfirmed({ title, text }))) return;
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
      if (await isConfirmed(question)) await run(publishAt(AT_ONCE));
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
