import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Idiomorph } from 'idiomorph';
import { LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';

/** CSS pixels of the window that the page is laid out for. */
export const WIDTHS = { phone: 390, desktop: 1280 } as const;

export interface PageFrameProps {
  readonly title: string;
  readonly markup: string;
  readonly script: Script;
  readonly device: keyof typeof WIDTHS;
  readonly onPress: (element: Element) => void;
}

/** The styles of the panel and of the pages, which have been loaded with their code. */
const stylesHere = (): string =>
  [...document.querySelectorAll('link[rel="stylesheet"], style')]
    .map(({ outerHTML }) => outerHTML)
    .join('');

/** No link may leave the form. */
function inert(markup: string): HTMLElement {
  const { body } = new DOMParser().parseFromString(markup, 'text/html');
  for (const link of body.querySelectorAll('a')) link.removeAttribute('href');
  for (const control of body.querySelectorAll('button, input, select, textarea, summary')) {
    control.setAttribute('tabindex', '-1');
  }
  return body;
}

/** In a frame without scripts. */
export function PageFrame(props: PageFrameProps): ReactNode {
  const { title, markup, script, device, onPress } = props;
  const roomRef = useRef<HTMLDivElement>(null);
  const [room, setRoom] = useState({ width: 0, height: 0 });
  const [page, setPage] = useState<Document>();
  useEffect(() => {
    const element = roomRef.current;
    if (!element) return undefined;
    const observer = new ResizeObserver(() => {
      setRoom({ width: element.clientWidth, height: element.clientHeight });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  useEffect(() => {
    if (!page) return;
    page.documentElement.setAttribute('lang', LANGUAGE_TAGS[script]);
    void Idiomorph.morph(page.body, inert(markup), { morphStyle: 'innerHTML' });
  }, [page, markup, script]);
  useEffect(() => {
    const press = (event: Event): void => {
      event.preventDefault();
      onPress(event.target as Element);
    };
    page?.addEventListener('click', press);
    return () => {
      page?.removeEventListener('click', press);
    };
  }, [page, onPress]);
  const width = WIDTHS[device];
  const scale = Math.min(1, room.width / width);
  const style = {
    width,
    height: scale === 0 ? 0 : room.height / scale,
    transform: `scale(${String(scale)}) translateX(-50%)`,
  };
  // The document is written once; later pages change only what differs.
  const [source] = useState(
    () => `<!doctype html><html><head>${stylesHere()}</head><body class="typed-page"></body>`,
  );
  return (
    <div className="live-page-room" ref={roomRef}>
      <iframe
        title={title}
        sandbox="allow-same-origin"
        srcDoc={source}
        style={style}
        onLoad={({ currentTarget }) => {
          setPage(currentTarget.contentDocument ?? undefined);
        }}
      />
    </div>
  );
}
