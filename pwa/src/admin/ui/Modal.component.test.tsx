import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Modal } from './Modal.tsx';

afterEach(() => {
  document.body.replaceChildren();
});

function Asking(): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const close = (): void => {
    setOpen(false);
  };
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Otkaži projekciju
      </button>
      {isOpen ? (
        <Modal open title="Razlog" onClose={close}>
          <input aria-label="Zašto" />
        </Modal>
      ) : null}
    </>
  );
}

it('a dialog that is gone gives the focus back to what opened it', async () => {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  root.render(<Asking />);
  const opener = page.getByRole('button', { name: 'Otkaži projekciju' });
  await expect.element(opener).toBeVisible();
  opener.element().focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByLabelText('Zašto')).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(opener).toHaveFocus();
  root.unmount();
});
