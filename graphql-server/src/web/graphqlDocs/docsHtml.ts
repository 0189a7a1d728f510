import { EXAMPLES } from './examples.ts';
import { escapeHtml } from '../../platform/escapeHtml.ts';
import { closedPolicy, hashSource } from '../../platform/http/securityHeaders.ts';
import { ERROR_HELP } from '../errorHelp.ts';

const STYLE = `
:root { color-scheme: light dark; --green: #0b6b45; --line: #8887; --field: #8881; }
* { box-sizing: border-box; }
body { max-width: 78rem; margin: 0 auto; padding: 24px 20px 60px; font: 1rem/1.55 system-ui, sans-serif; }
h1 { margin: 0 0 8px; font-size: 2.25rem; line-height: 1.1; }
h2 { margin: 36px 0 8px; padding-top: 16px; border-top: 2px solid; font-size: 1.375rem; }
p, li { max-width: 70ch; }
label, .l { display: block; margin: 12px 0 6px; font-weight: 600; }
select, textarea, button { min-height: 44px; border: 1.5px solid var(--line); border-radius: 3px; font: inherit; }
select, textarea { width: 100%; padding: 9px 12px; background: var(--field); color: inherit; }
textarea, pre, code { font-family: ui-monospace, monospace; font-size: 0.9375rem; }
button { margin-top: 16px; padding: 0 24px; border-color: var(--green); background: var(--green); color: #fff; font-weight: 650; }
pre { min-height: 12rem; max-height: 34rem; margin: 0; padding: 12px; overflow: auto; border: 1.5px solid var(--line); white-space: pre-wrap; overflow-wrap: anywhere; }
:focus-visible { outline: 3px solid; outline-offset: 2px; }
@media (min-width: 60rem) { .try { display: grid; grid-template-columns: 1fr 1fr; gap: 0 30px; } pre { height: calc(100% - 42px); } }
`;

/** Sends the form's query by POST, without an account. */
const SCRIPT = `
const examples = JSON.parse(document.getElementById('examples').textContent);
const [choice, query, variables, answer] = ['choice', 'query', 'variables', 'answer'].map((id) => document.getElementById(id));
const show = () => {
  const example = examples[choice.selectedIndex];
  query.value = example.query;
  variables.value = JSON.stringify(example.variables ?? {}, null, 2);
};
choice.addEventListener('change', show);
show();
document.getElementById('try').addEventListener('submit', async (event) => {
  event.preventDefault();
  answer.textContent = 'Asking \\u2026';
  try {
    const response = await fetch('/graphql', {
      method: 'POST',
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: query.value, variables: JSON.parse(variables.value || '{}') }),
    });
    answer.textContent = 'HTTP ' + response.status + '\\n' + JSON.stringify(await response.json(), null, 2);
  } catch (error) {
    answer.textContent = String(error);
  }
});
`;

export const docsPolicy = closedPolicy({
  'script-src': hashSource(SCRIPT),
  'style-src': hashSource(STYLE),
  'connect-src': "'self'",
  'img-src': 'data:',
});

/** With code of Markdown. */
const inHtml = (text: string): string => escapeHtml(text).replace(/`([^`]+)`/g, '<code>$1</code>');

const ERRORS = Object.entries(ERROR_HELP)
  .map(
    ([code, { when, then }]) =>
      `<dt><code>${code}</code></dt><dd>${inHtml(when)}. ${inHtml(then)}.</dd>`,
  )
  .join('');

export const docsHtml = (name: string): string => `<!doctype html><html lang="en"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>GraphQL · ${escapeHtml(name)}</title><link rel="icon" href="data:,"><style>${STYLE}</style></head><body><main>
<h1>GraphQL</h1>
<p>Everything that ${escapeHtml(name)} publishes can be read by programs, without an account:
<code>POST /graphql</code> with JSON (<code>query</code>, <code>variables</code>, <code>operationName</code>), or <code>GET /graphql?query=…&amp;variables=…</code>.
Pages of other origins may ask too (CORS, without credentials). The schema: <a href="/schema.graphql">schema.graphql</a>, or by introspection.
The same content by REST: <a href="/api/docs">/api/docs</a>.</p>
<h2>Try it</h2>
<form id="try" class="try"><div>
<label for="choice">Example</label>
<select id="choice">${EXAMPLES.map(({ title }) => `<option>${escapeHtml(title)}</option>`).join('')}</select>
<label for="query">Query</label><textarea id="query" rows="13" spellcheck="false"></textarea>
<label for="variables">Variables</label><textarea id="variables" rows="4" spellcheck="false"></textarea>
<button>Run</button></div>
<div><p class="l" aria-hidden="true">Answer</p><pre id="answer" tabindex="0" role="status" aria-label="Answer"></pre></div></form>
<noscript><p>Without scripts: send a query to /graphql.</p></noscript>
<h2>Limits</h2>
<ul>
<li>Fields at most 6 levels deep, fragments included; 5 aliases, 10 directives and 800 tokens a document; a cost of 3000, where an object counts 2 and a scalar 1, more the deeper they stand; a text of 8,000 characters.</li>
<li>Lists come in pages of at most 50 (<code>first</code>, <code>after</code> with the <code>nextCursor</code> of the page before).</li>
<li>60 queries at once from one network, then 4 a second; beyond that the answer is 429 with <code>Retry-After</code>.</li>
<li>One operation a request, no batches. Without an account nothing is written.</li>
</ul>
<h2>Meaning</h2>
<ul>
<li>Times are ISO 8601 in UTC; the house lives in Europe/Belgrade. Texts are Serbian, mostly in Latin script.</li>
<li><code>programType</code> is the type as stored, for instance <code>Muzicki program</code>; <code>status</code> is <code>scheduled</code>, <code>cancelled</code> or <code>moved</code>.</li>
<li>Addresses of pictures and documents are relative to this origin. Failures carry a code in <code>extensions.code</code>.</li>
</ul>
<h2>Errors</h2>
<p>By <code>extensions.code</code>; <code>extensions.errors</code> says what is wrong with which field.</p>
<dl>${ERRORS}</dl>
</main><script type="application/json" id="examples">${JSON.stringify(EXAMPLES).replaceAll('<', '\\u003c')}</script>
<script>${SCRIPT}</script></body></html>`;
