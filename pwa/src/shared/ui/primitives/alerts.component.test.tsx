import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirm, showError } from './alerts.ts';

// As where the connection broke before the popups' code was fetched: browsers do not ask for it again.
vi.mock('sweetalert2/dist/sweetalert2.esm.js', () => {
  throw new Error('not fetched');
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe("without the popups' code the browser's own dialogs stand in", () => {
  for (const answer of [true, false]) {
    it(`a question is asked, and answered by ${answer ? 'yes' : 'no'}`, async () => {
      const ask = vi.spyOn(window, 'confirm').mockReturnValue(answer);
      expect(await confirm({ title: 'Obrisati vest?', text: 'Ide u korpu.' })).toBe(answer);
      expect(ask.mock.calls).toEqual([['Obrisati vest?\n\nIde u korpu.']]);
    });
  }

  it('a failure is told', async () => {
    const tell = vi.spyOn(window, 'alert').mockReturnValue(undefined);
    await showError('Nije sačuvano');
    expect(tell.mock.calls).toEqual([['Nije sačuvano']]);
  });

  it('and what failed is tried again by who wants it, each time', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const retry = vi.fn();
    await showError('Nije sačuvano', { retry });
    expect(retry).not.toHaveBeenCalled();
    await showError('Nije sačuvano', { retry });
    expect(retry).toHaveBeenCalledOnce();
    expect(ask.mock.lastCall?.[0]).toMatch(/^Nije sačuvano\n\nPokušaj ponovo\?$/);
  });
});
