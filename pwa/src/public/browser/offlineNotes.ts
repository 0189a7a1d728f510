const notes = (): NodeListOf<HTMLElement> => document.querySelectorAll('[data-offline]');

function exchange(): void {
  for (const note of notes()) {
    const { textContent, dataset } = note;
    note.textContent = dataset['offline'] ?? '';
    dataset['offline'] = textContent;
  }
}

/** While there is no connection, notes with `data-offline` say that instead. */
export function watchConnection(): void {
  if (!navigator.onLine) exchange();
  window.addEventListener('offline', exchange);
  window.addEventListener('online', exchange);
}
