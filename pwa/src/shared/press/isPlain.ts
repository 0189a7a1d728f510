type PressedKeys = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Without a modifier key that opens a link elsewhere. */
export const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: PressedKeys): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
