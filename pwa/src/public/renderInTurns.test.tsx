import { Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { toLatin } from '@centar/domain/serbianScript.ts';
import { cyrillicWriter } from '@centar/domain/cyrillicWriter.ts';
import { showIn, shownText } from '../shared/script/script.ts';
import { LongList } from './page/LongList.tsx';
import { RenderTurnContext } from './page/renderTurn.ts';
import { renderInTurns } from './renderInTurns.ts';

const inLatin = (): void => {
  showIn('latin', toLatin);
};
const inCyrillic = (): void => {
  showIn('cyrillic', cyrillicWriter());
};

const LONG = 'x'.repeat(1000);
const NUMBERS = Array.from({ length: 1000 }, (_, index) => index);

/** A list in which each row that is drawn is told, in a boundary as a page has it. */
const list = (onRow: (index: number) => void) => (
  <main>
    <Suspense fallback={null}>
      <ul>
        <LongList items={NUMBERS}>
          {(number, index) => {
            onRow(index);
            return (
              <li key={number} className={LONG}>
                {shownText(`Sala ${String(number)}`)}
              </li>
            );
          }}
        </LongList>
      </ul>
    </Suspense>
  </main>
);

const inTurns = async (begin: () => void, onRow: (index: number) => void = () => undefined) =>
  renderInTurns(begin, (pauseIfDue) => (
    <RenderTurnContext value={pauseIfDue}>{list(onRow)}</RenderTurnContext>
  ));

/** Each look at the clock finds that three milliseconds have passed. */
function quickClock(): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 3));
}

afterEach(() => {
  vi.restoreAllMocks();
  showIn('latin', undefined);
});

describe('a page with a long list', () => {
  it('a page with a long list has the same markup as in one piece', async () => {
    quickClock();
    inLatin();
    expect(await inTurns(inLatin)).toBe(renderToString(list(() => undefined)));
  });

  it('other work runs between the pieces of a page', async () => {
    quickClock();
    const seen: number[] = [];
    let rows = 0;
    let isReady = false;
    const look = (): void => {
      seen.push(rows);
      if (!isReady) setImmediate(look);
    };
    setImmediate(look);
    await inTurns(inLatin, () => (rows += 1));
    isReady = true;
    seen.push(rows);
    const stretches = seen.map((count, index) => count - (seen[index - 1] ?? 0));
    expect(rows).toBe(NUMBERS.length);
    expect(Math.max(...stretches)).toBeLessThanOrEqual(100);
  });

  it('a page stays in its script while another is rendered', async () => {
    quickClock();
    const order: string[] = [];
    const [latin, cyrillic] = await Promise.all([
      inTurns(inLatin, () => order.push('latin')),
      inTurns(inCyrillic, () => order.push('cyrillic')),
    ]);
    expect(latin).not.toMatch(/Сала/);
    expect(cyrillic).not.toMatch(/Sala/);
    // Else they were not rendered beside each other.
    expect(order.lastIndexOf('latin')).toBeGreaterThan(order.indexOf('cyrillic'));
  });
});

it('an error of a component rejects, also in a later piece', async () => {
  quickClock();
  const fault = new Error('row 900');
  const rendered = inTurns(inLatin, (index) => {
    if (index === 900) throw fault;
  });
  await expect(rendered).rejects.toBe(fault);
});
