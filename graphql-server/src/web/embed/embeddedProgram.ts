import { formatDate, formatTime, startOfBelgradeDay, weekday } from '@centar/domain/dates.ts';
import { pagePath } from '@centar/domain/pages.ts';
import { inScript, LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';
import type { Centre } from '../../platform/context.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import type { CalendarEvent } from '../feeds/calendarEvents.ts';
import { embedTexts as texts } from './embed.texts.ts';

const MOST_EVENTS = 20;

export const EMBED_STYLE = `:root{color-scheme:light dark;--ink:#17201b;--paper:#fff;--muted:#55605a;--link:#0b6b45;--line:#d9d4c5}
@media(prefers-color-scheme:dark){:root{--ink:#f2efe6;--paper:#14201a;--muted:#b4bdb6;--link:#7fd0a6;--line:#3a4a41}}
body{margin:0;padding:12px 16px;background:var(--paper);color:var(--ink);font:1rem/1.45 system-ui,sans-serif}
h1{margin:0 0 8px;font-size:1.25rem}h2{margin:16px 0 4px;font-size:1rem;border-top:2px solid var(--line);padding-top:8px}
ul{margin:0;padding:0;list-style:none}li{display:grid;grid-template-columns:4.5rem 1fr;gap:8px;padding:6px 0}
time,s{font-variant-numeric:tabular-nums}a{color:var(--link)}small{display:block;color:var(--muted);font-size:.875rem}
footer{margin-top:16px;border-top:2px solid var(--line);padding-top:8px}`;

export interface EmbedWriter {
  readonly centre: Centre;
  readonly script: Script;
  readonly publicUrl: string;
}

/**
 * A document for frames of other sites: events in progress, then upcoming ones, soonest first. No
 * scripts, no cookies, no requests.
 * @param events of any time, soonest first
 */
export function embeddedProgram(
  events: readonly CalendarEvent[],
  now: Date,
  { centre, script, publicUrl }: EmbedWriter,
): string {
  const write = (text: string): string => escapeHtml(centre.writers[script](text));
  const address = (path: string): string => escapeHtml(publicUrl + inScript(script, path));
  const link = (path: string, text: string): string =>
    `<a href="${address(path)}" target="_blank" rel="noopener">${write(text)}</a>`;
  const today = startOfBelgradeDay(now);
  const hasBegun = ({ start }: CalendarEvent): boolean => start < today;

  const row = (event: CalendarEvent): string => {
    const { start, days, title, place, path, cancelled, moved } = event;
    const time = days ? '' : formatTime(start);
    const name = cancelled ? `<s>${link(path, title)}</s>` : link(path, title);
    const until = days && hasBegun(event) ? texts.until(formatDate(days.last)) : '';
    const status = cancelled ? texts.cancelled : moved ? texts.moved : '';
    const notes = [status, until, place].filter(Boolean).join(' · ');
    const small = notes ? `<small>${write(notes)}</small>` : '';
    return `<li><time datetime="${start.toISOString()}">${time}</time><div>${name}${small}</div></li>`;
  };
  const shown = events.filter(({ pastAt }) => pastAt > now).slice(0, MOST_EVENTS);
  const days = Map.groupBy(shown, (event) =>
    hasBegun(event) ? texts.on : `${weekday(event.start)} ${formatDate(event.start)}`,
  );
  const parts = [...days].map(
    ([day, own]) => `<h2>${write(day)}</h2><ul>${own.map(row).join('')}</ul>`,
  );
  const title = texts.title(centre.facts.name);
  const body = parts.length > 0 ? parts.join('\n') : `<p>${write(texts.nothing)}</p>`;
  return `<!doctype html><html lang="${LANGUAGE_TAGS[script]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${write(title)}</title><style>${EMBED_STYLE}</style></head>
<body><h1>${write(title)}</h1>
${body}
<footer>${link(pagePath('whatsOn'), texts.whole)}</footer></body></html>
`;
}
