import { createRoot } from 'react-dom/client';
import { expect, it } from 'vitest';
import '../base.css';
import { StatusBadge } from './StatusBadge.tsx';

it('the label of a status stays on one line in narrow space', async () => {
  const place = document.body.appendChild(document.createElement('div'));
  place.style.width = '40px';
  const root = createRoot(place);
  root.render(<StatusBadge kind="upcoming" />);
  const linesOfWord = (): number => {
    const word = document.createRange();
    word.selectNodeContents(place.querySelector('.status')?.lastChild ?? place);
    return word.getClientRects().length;
  };
  await expect.poll(() => place.textContent).toBe('Predstoji');
  expect(linesOfWord()).toBe(1);
  root.unmount();
  place.remove();
});
