import { Fragment, jsxDEV as reactJsxDEV, type JSXSource } from 'react/jsx-dev-runtime';
import type { ElementType, Key, ReactElement } from 'react';
import { showProps, type ElementProps } from './elementProps.ts';

/** `jsx-runtime.ts` for development. */
export function jsxDEV(
  type: ElementType,
  props: ElementProps,
  key?: Key,
  isStatic = false,
  source?: JSXSource,
  self?: unknown,
): ReactElement {
  if (typeof type === 'string' || type === Fragment) showProps(type, props);
  return reactJsxDEV(type, props, key, isStatic, source, self);
}

export { Fragment };
export type { JSX } from 'react/jsx-dev-runtime';
