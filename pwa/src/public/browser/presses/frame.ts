/** Replaces a link to another site and its picture by that site's frame. */
export function press(link: HTMLElement): void {
  if (!navigator.onLine) return;
  const frame = document.createElement('iframe');
  frame.src = link.dataset['src'] ?? '';
  frame.title = link.dataset['title'] ?? '';
  frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
  frame.allowFullscreen = true;
  link.parentElement?.replaceChildren(frame);
  frame.focus();
}
