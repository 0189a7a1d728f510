import type { CentreFacts } from '@centar/domain/centre.ts';
import { inScript, LANGUAGE_TAGS, type Script } from '@centar/domain/scriptAddress.ts';
import type { WriteText } from '@centar/domain/serbianScript.ts';
import { AppError, toProblem } from '../platform/errors.ts';
import { toGraphqlError } from '../platform/graphql/formatError.ts';
import { escapeHtml } from '../platform/escapeHtml.ts';
import { awayTexts } from './away.texts.ts';

/** The site's default colours (`tokens.css`), or the centre's. */
const GREEN = '#0b6b45';

const style = (main: string): string =>
  `:root{--main:${main};--paper:#f6f1e6;--ink:#17201b;--link:${main};color-scheme:light dark}
@media(prefers-color-scheme:dark){:root{--paper:#131814;--ink:#f1ece0;--link:#8fd3b4}}
body{margin:0;background:var(--paper);color:var(--ink);font:17px/1.5 Arial,sans-serif}
header{background:var(--main);padding:14px 20px}header a{color:#fff;font:700 20px Georgia,serif;text-decoration:none}
main{max-width:640px;margin:0 auto;padding:32px 20px}h1{font:700 30px/1.2 Georgia,serif;margin:0 0 16px}
main a{color:var(--link)}.again{display:inline-block;min-height:44px;line-height:44px;margin-top:8px;font-weight:700}`;

/** For addresses that the mirror does not have, the staff panel and forms. */
function awayPage(facts: CentreFacts, script: Script, write: WriteText): string {
  const text = (words: string): string => escapeHtml(write(words));
  const home = inScript(script, '/');
  const { phone, email } = facts;
  const reach = [phone, email].filter(Boolean).map(escapeHtml).join(', ');
  return `<!doctype html><html lang="${LANGUAGE_TAGS[script]}"><head><meta charset="utf-8">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text(awayTexts.title)} – ${text(facts.name)}</title><style>${style(facts.mainColour || GREEN)}</style></head>
<body><header><a href="${home}">${text(facts.name)}</a></header>
<main><h1>${text(awayTexts.title)}</h1><p>${text(awayTexts.page)}</p><p>${text(awayTexts.sent)}</p>
${reach ? `<p>${text(awayTexts.reach)} ${reach}</p>` : ''}<a class="again" href="">${text(awayTexts.again)}</a> &nbsp; <a class="again" href="${home}">${text(awayTexts.home)}</a></main></body></html>`;
}

/** Sent with status 503, by the name of the file. */
export function awayAnswers(
  facts: CentreFacts,
  script: Script,
  write: WriteText,
): ReadonlyMap<string, string> {
  const page = awayPage(facts, script, write);
  if (script === 'cyrillic') return new Map([['cir/away.html', page]]);
  const error = new AppError('UNAVAILABLE');
  return new Map([
    ['away.html', page],
    ['away.json', JSON.stringify(toProblem(error))],
    ['away-graphql.json', JSON.stringify({ errors: [toGraphqlError(error)] })],
  ]);
}
