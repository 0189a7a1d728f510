import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import type { ElementType, Key, ReactElement } from 'react';
import { showProps, type ElementProps } from './elementProps.ts';

/**
 * React's way to make elements, in the script that is shown: `jsxImportSource` names it. Whatever becomes an element of the
 * document goes through here, on the server and in the browser, so that both write the same words.
 */
export function jsx(type: ElementType, props: ElementProps, key?: Key): ReactElement {
  if (typeof type === 'string' || type === Fragment) showProps(type, props);
  return reactJsx(type, props, key);
}

/** The same for elements whose children are written in a row. */
export function jsxs(type: ElementType, props: ElementProps, key?: Key): ReactElement {
  if (typeof type === 'string' || type === Fragment) showProps(type, props);
  return reactJsxs(type, props, key);
}

export { Fragment };
export type { JSX } from 'react/jsx-runtime';
