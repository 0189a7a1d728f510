import { clear, createStore } from 'idb-keyval';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const field = (label: string) => page.getByLabelText(label, { exact: true });
export const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
export const said = (text: string | RegExp) =>
  expect.element(page.getByText(text).first()).toBeVisible();
export const silent = (text: string | RegExp) =>
  expect.element(page.getByText(text)).not.toBeInTheDocument();

/** The titles in a list of the panel. */
export const titles = (): string[] =>
  page
    .getByRole('rowheader')
    .elements()
    .map((cell) => cell.textContent);

/** Of an input or of an editor. */
export const holds = (label: string, text: string) =>
  expect
    .poll(() => {
      const control = field(label).element() as HTMLElement;
      return control.isContentEditable ? control.innerText : (control as HTMLInputElement).value;
    })
    .toBe(text);

export async function type(text: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(text)) {
    await field(label).fill(value);
    const { isContentEditable } = field(label).element() as HTMLElement;
    // An editor hands its text to the form in a task of its own; the form counts it.
    if (isContentEditable && value !== '') await said(/^[1-9]\d* od \d+ znakova/);
  }
}

/** Whether the browser asks before the page is left. */
export const isAsked = (): boolean =>
  !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

export const forgetDrafts = () => clear(createStore('centar-staff', 'drafts'));
