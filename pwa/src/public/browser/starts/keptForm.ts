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

/** The address to open, or the page with the errors. */
async function send(form: HTMLFormElement): Promise<string | Document> {
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
  return page;
}

/** Shows on the pressed button that the form is being sent. Returns a function that ends it. */
function showSending(form: HTMLFormElement, button: HTMLElement | null): () => void {
  form.ariaBusy = 'true';
  const sending = form.dataset['sending'];
  const label = [...(button?.childNodes ?? [])];
  if (button && sending !== undefined) {
    button.style.minWidth = `${String(button.offsetWidth)}px`;
    button.replaceChildren(sending);
  }
  return () => {
    form.ariaBusy = null;
    if (!button) return;
    button.style.minWidth = '';
    button.replaceChildren(...label);
  };
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
    const showEnd = showSending(form, event.submitter);
    const end = (): void => {
      isSending = false;
      showEnd();
    };
    send(form)
      .then((next) => {
        if (typeof next === 'string') {
          // The next page may take seconds; this one may be shown again by Back.
          window.addEventListener('pagehide', end, { once: true });
          window.location.assign(next);
          return;
        }
        end();
        updatePage(next);
        const main = document.querySelector('main');
        const wrong = main?.querySelector<HTMLElement>(WRONG) ?? main?.querySelector(PROBLEM);
        if (wrong instanceof HTMLElement) wrong.focus();
      })
      .catch(() => {
        end();
        showProblem(form, form.dataset['unsent'] ?? '').focus();
      });
  });
}
