import { updatePage } from '../renewal.ts';

const PROBLEM = '#problem';
const WRONG = 'fieldset[aria-invalid] input, :is(input, textarea)[aria-invalid]';

/** Shows a problem above the fields, and returns it. */
function showProblem(form: HTMLFormElement, text: string): HTMLElement {
  const problem = form.querySelector<HTMLElement>(PROBLEM) ?? document.createElement('p');
  problem.id = PROBLEM.slice(1);
  problem.className = 'error';
  problem.role = 'alert';
  problem.tabIndex = -1;
  problem.textContent = text;
  form.prepend(problem);
  return problem;
}

/** The address to go on to; undefined if the page now shows what is wrong. */
async function send(form: HTMLFormElement): Promise<string | undefined> {
  const body = new URLSearchParams(
    [...new FormData(form)].filter((field): field is [string, string] => {
      return typeof field[1] === 'string';
    }),
  );
  const response = await fetch(form.action, {
    method: 'POST',
    body,
    headers: { accept: 'text/html' },
  });
  if (response.redirected) return response.url;
  const page = new DOMParser().parseFromString(await response.text(), 'text/html');
  // Of a proxy without its server.
  if (!page.querySelector('main')) throw new Error('No page');
  updatePage(page);
  return undefined;
}

/**
 * Submits a form without leaving the page, so that a lost connection loses nothing that was typed.
 * A second press while it is sent does nothing.
 */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    isSending = true;
    form.ariaBusy = 'true';
    send(form)
      .then((next) => {
        if (next !== undefined) {
          window.location.assign(next);
          return;
        }
        const main = document.querySelector('main');
        const wrong = main?.querySelector<HTMLElement>(WRONG) ?? main?.querySelector(PROBLEM);
        if (wrong instanceof HTMLElement) wrong.focus();
      })
      .catch(() => {
        showProblem(form, form.dataset['unsent'] ?? '').focus();
      })
      .finally(() => {
        isSending = false;
        form.ariaBusy = null;
      });
  });
}
