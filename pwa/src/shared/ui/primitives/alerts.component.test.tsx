import { afterEach, describe, expect, it, vi } from 'vitest';
import { confirm, showError } from './alerts.ts';

// As where the connection broke before the popups' code was fetched: browsers do not ask for it again.
vi.mock('sweetalert2/dist/sweetalert2.esm.js', () => {
  throw new Error('not fetched');
});

afterEach(() => {
  vi.restoreAllMocks();
});

describe('without the code of popups the dialogs of the browser are used', () => {
  for (const answer of [true, false]) {
    it(`a question is shown and answered by ${answer ? 'yes' : 'no'}`, async () => {
      const ask = vi.spyOn(window, 'confirm').mockReturnValue(answer);
      expect(await confirm({ title: 'Obrisati vest?', text: 'Ide u korpu.' })).toBe(answer);
      expect(ask.mock.calls).toEqual([['Obrisati vest?\n\nIde u korpu.']]);
    });
  }

  it('a failure is shown', async () => {
    const tell = vi.spyOn(window, 'alert').mockReturnValue(undefined);
    await showError('Nije sačuvano');
    expect(tell.mock.calls).toEqual([['Nije sačuvano']]);
  });

  it('a failed action can be retried each time', async () => {
    const ask = vi.spyOn(window, 'confirm').mockReturnValueOnce(false).mockReturnValueOnce(true);
    const retry = vi.fn();
    await showError('Nije sačuvano', { retry });
    expect(retry).not.toHaveBeenCalled();
    await showError('Nije sačuvano', { retry });
    expect(retry).toHaveBeenCalledOnce();
    expect(ask.mock.lastCall?.[0]).toMatch(/^Nije sačuvano\n\nPokušaj ponovo\?$/);
  });
});
