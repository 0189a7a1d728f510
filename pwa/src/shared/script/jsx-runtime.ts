import { Fragment, jsx as reactJsx, jsxs as reactJsxs } from 'react/jsx-runtime';
import type { ElementType, Key, ReactElement } from 'react';
import { showProps, type ElementProps } from './elementProps.ts';

/**
 * React's JSX runtime with transliteration, selected by `jsxImportSource`. All DOM elements are
 * created here, on the server and in the browser, so both render the same text.
 */
export function jsx(type: ElementType, props: ElementProps, key?: Key): ReactElement {
  if (typeof type === 'string' || type === Fragment) showProps(type, props);
  return reactJsx(type, props, key);
}

/** For elements with static children. */
export function jsxs(type: ElementType, props: ElementProps, key?: Key): ReactElement {
  if (typeof type === 'string' || type === Fragment) showProps(type, props);
  return reactJsxs(type, props, key);
}

export { Fragment };
export type { JSX } from 'react/jsx-runtime';
