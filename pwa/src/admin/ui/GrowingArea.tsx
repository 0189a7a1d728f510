import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/** A text area; takes every attribute of the element. */
export interface GrowingAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  readonly value: string;
}

/** As high as its text: by its style where browsers know `field-sizing`, otherwise by its height. */
export function GrowingArea(props: GrowingAreaProps): ReactNode {
  const { value } = props;
  const area = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const element = area.current;
    if (!element || CSS.supports('field-sizing', 'content')) return;
    element.style.height = 'auto';
    const borders = element.offsetHeight - element.clientHeight;
    element.style.height = `${String(element.scrollHeight + borders)}px`;
  }, [value]);
  return <textarea {...props} ref={area} className="field-input" />;
}
