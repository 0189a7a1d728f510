import { fold } from '@centar/domain/search.ts';
import { textsOf, type FieldPath } from '../fields/inputTexts.ts';

const plain = (text: string | null): string => fold((text ?? '').replaceAll(/\s+/g, ' ').trim());

/** 1 for equal texts, 0 if neither contains the other. */
function likeness(text: string, value: string): number {
  if (text === '' || value === '') return 0;
  if (!text.includes(value) && !value.includes(text)) return 0;
  return Math.min(text.length, value.length) / Math.max(text.length, value.length);
}

/** A larger element shows several fields. */
const LEAST = 0.3;

/**
 * The field that a part of the page shows. The page does not say it, so that visitors need not load
 * more: its texts and times are compared with the typed values.
 */
export function pressedField(pressed: Element, input: object): FieldPath | undefined {
  if (pressed.matches('img, picture, figure, [download]')) return ['file'];
  const values = textsOf(input);
  const moment = pressed.closest('time')?.getAttribute('datetime');
  const at = moment ? Date.parse(moment) : Number.NaN;
  const dated = values.find(({ text }) => Date.parse(text) === at);
  if (dated) return dated.path;
  for (let element: Element | null = pressed; element; element = element.parentElement) {
    const text = plain(element.textContent);
    const [best] = values
      .map(({ path, text: value }) => ({ path, like: likeness(text, plain(value)) }))
      .sort((one, other) => other.like - one.like);
    // A paragraph is part of a longer text.
    const isPart = best !== undefined && text.length > 30 && best.like > 0;
    if (best && (best.like >= LEAST || (isPart && element === pressed))) return best.path;
    if (text.length > 1000) return undefined;
  }
  return undefined;
}
