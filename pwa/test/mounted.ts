import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach } from 'vitest';

/** Renders into a new `main` in each of the file's tests. */
export function mounted(): (content: ReactNode) => void {
  let root: Root;
  beforeEach(() => {
    root = createRoot(document.body.appendChild(document.createElement('main')));
  });
  afterEach(() => {
    root.unmount();
    document.body.replaceChildren();
  });
  return (content) => {
    root.render(content);
  };
}
