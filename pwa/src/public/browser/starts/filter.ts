function differs(form: HTMLFormElement): boolean {
  return [...form.elements].some(
    (field) =>
      (field instanceof HTMLInputElement && field.checked !== field.defaultChecked) ||
      (field instanceof HTMLSelectElement &&
        [...field.options].some((option) => option.selected && !option.defaultSelected) &&
        [...field.options].some((option) => option.defaultSelected)),
  );
}

/** Opens the address for the form's values; empty fields are omitted. */
function open(form: HTMLFormElement): void {
  const chosen = [...new FormData(form)].filter(
    (field): field is [string, string] => typeof field[1] === 'string' && field[1] !== '',
  );
  const search = new URLSearchParams(chosen).toString();
  const path = new URL(form.action).pathname;
  window.location.assign(search ? `${path}?${search}` : path);
}

/** Submits each change of a form. */
export function start(element: HTMLElement): void {
  const form = element as HTMLFormElement;
  form.addEventListener('change', () => {
    open(form);
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    open(form);
  });
  // After a return through the back-forward cache, the form shows the page's choice again.
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) form.reset();
  });
  // A choice made before this script ran is applied now.
  if (differs(form)) open(form);
}
