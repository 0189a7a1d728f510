import { createRoot } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { GrowingArea } from './GrowingArea.tsx';

const LONG = 'Radionica počinje u 18 časova.\n'.repeat(40);

afterEach(() => {
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it('grows with its text and shrinks again where browsers do not know field-sizing', async () => {
  vi.spyOn(CSS, 'supports').mockReturnValue(false);
  const host = document.createElement('div');
  document.body.append(host);
  const root = createRoot(host);
  const show = (value: string): void => {
    root.render(<GrowingArea aria-label="Opis" value={value} onChange={() => undefined} />);
  };
  const heightOf = async (): Promise<number> => {
    await expect.element(page.getByLabelText('Opis')).toBeVisible();
    return page.getByLabelText('Opis').element().clientHeight;
  };
  show('Radionica');
  const short = await heightOf();
  show(LONG);
  await expect.poll(heightOf).toBeGreaterThan(short + 400);
  const area = page.getByLabelText('Opis').element();
  expect(area.scrollHeight).toBe(area.clientHeight);
  show('Radionica');
  await expect.poll(heightOf).toBe(short);
});
