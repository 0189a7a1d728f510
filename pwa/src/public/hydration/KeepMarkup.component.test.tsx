import { useRef, useState, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { HydrationBoundary } from './HydrationBoundary.tsx';
import { KeepMarkup } from './KeepMarkup.tsx';

let isBroken = false;

/** A row of the programme, whose code can break. */
function Row(): ReactNode {
  const [stars, setStars] = useState(0);
  if (isBroken) throw new Error('Map.groupBy is not a function');
  return (
    <p>
      <a href="#koncert">Koncert na trgu</a>
      <button type="button" className="star" onClick={() => setStars(stars + 1)}>
        {`Sačuvano ${String(stars)}`}
      </button>
    </p>
  );
}

function Part(): ReactNode {
  const section = useRef<HTMLElement>(null);
  return (
    <section ref={section}>
      <HydrationBoundary containerRef={section}>
        <Row />
      </HydrationBoundary>
    </section>
  );
}

const Site = ({ row }: { readonly row: ReactNode }): ReactNode => (
  <KeepMarkup nodes={() => document.getElementById('root')?.childNodes ?? []}>
    <h1>Šta ima</h1>
    {row}
  </KeepMarkup>
);

/** Puts the page in the document as a server sends it. */
function receive(row: ReactNode): HTMLElement {
  const root = document.createElement('div');
  root.id = 'root';
  root.innerHTML = renderToString(<Site row={row} />);
  document.body.replaceChildren(root);
  return root;
}

afterEach(() => {
  isBroken = false;
  document.body.replaceChildren();
  vi.restoreAllMocks();
});

it.each([
  ['page', <Row key="row" />],
  ['section', <Part key="part" />],
])('a %s whose code throws keeps the markup of the server', async (_, row) => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const root = receive(row);
  isBroken = true;
  hydrateRoot(root, <Site row={row} />, { onRecoverableError: () => undefined });
  await expect.poll(() => root.querySelector('[data-no-scripts] a')).not.toBeNull();
  await expect.element(page.getByRole('link', { name: 'Koncert na trgu' })).toBeVisible();
  expect(root.querySelectorAll('a')).toHaveLength(1);
  expect(root.querySelectorAll('h1')).toHaveLength(1);
});

it('a section that throws does not affect the rest of the page', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const row = <Part />;
  const root = receive(row);
  isBroken = true;
  hydrateRoot(root, <Site row={row} />, { onRecoverableError: () => undefined });
  await expect.poll(() => root.querySelector('section > [data-no-scripts]')).not.toBeNull();
  expect(root.querySelector('h1')?.closest('[data-no-scripts]')).toBeNull();
});

it('a part that throws after a click keeps its current markup', async () => {
  vi.spyOn(console, 'error').mockReturnValue(undefined);
  const root = document.createElement('div');
  root.id = 'root';
  document.body.replaceChildren(root);
  createRoot(root).render(<Site row={<Row />} />);
  await page.getByRole('button').click();
  await expect.element(page.getByText('Sačuvano 1')).toBeVisible();
  isBroken = true;
  await page.getByRole('button').click();
  await expect.poll(() => root.querySelector('[data-no-scripts]')).not.toBeNull();
  expect(root.textContent).toBe('Šta imaKoncert na trguSačuvano 1');
});
