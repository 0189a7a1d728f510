import { useLayoutEffect, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';

/** Accepts every attribute of the element. */
export interface GrowingAreaProps extends ComponentPropsWithoutRef<'textarea'> {
  readonly value: string;
}

/** Grows with its text: by CSS where `field-sizing` is supported, otherwise by its height. */
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
