import axe from 'axe-core';
import { useLayoutEffect, useState, type ReactNode } from 'react';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../shared/ui/tokens.css';
import '../../shared/ui/base.css';
import { verbatim } from '@centar/domain/verbatim.ts';
import { forgetEditorCode, type EditorCode } from './editorCode.ts';
import { RichTextField, type RichTextFieldProps } from './RichTextField.tsx';
import type { TypedText } from './typedText.ts';

let value: TypedText;
let changes: TypedText[];
let setOutside: (value: TypedText) => void;

function Form(props: Partial<RichTextFieldProps> & { readonly start: TypedText }): ReactNode {
  const { start, ...rest } = props;
  const [typed, setTyped] = useState(start);
  // Before anything is visible: tests wait for that.
  useLayoutEffect(() => {
    value = typed;
    setOutside = setTyped;
  }, [typed]);
  return (
    <RichTextField
      id="o"
      name="description"
      label="Opis"
      help="Pomoć."
      optional={false}
      error={undefined}
      limit={20_000}
      {...rest}
      value={typed}
      onChange={(next) => {
        changes.push(next);
        setTyped(next);
      }}
    />
  );
}

const text = () => page.getByRole('textbox', { name: 'Opis' });
const button = (name: string) => page.getByRole('button', { name, exact: true });
const bar = () => page.getByRole('toolbar');

async function open(start: TypedText = ''): Promise<void> {
  await render(<Form start={start} />);
  await expect.element(bar()).toBeVisible();
}

const marked = (markup: string, plain = markup): TypedText => ({ text: plain, markup });
const shownHtml = (): string => text().element().innerHTML;

/** Pastes into the text, as the browser does it. */
function paste(content: Readonly<Record<string, string>>): void {
  const clipboardData = new DataTransfer();
  for (const [type, data] of Object.entries(content)) clipboardData.setData(type, data);
  text()
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
}
const markup = (): string => (typeof value === 'string' ? value : value.markup);

beforeEach(() => {
  changes = [];
});

it('a text without marks stays plain, with its empty lines and line ends', async () => {
  await open('Prvi red.\nDrugi red.\n\nPasus.');
  await text().click();
  await userEvent.keyboard('{Control>}{End}{/Control} Kraj.');
  await expect.poll(() => value).toBe('Prvi red.\nDrugi red.\n\nPasus. Kraj.');
});

it.each([
  ['{Control>}b{/Control}Hor{Control>}b{/Control}!', '**Hor**!'],
  ['{Control>}i{/Control}Hor', '_Hor_'],
  ['{Control>}{Alt>}2{/Alt}{/Control}Hor', '## Hor'],
  ['{Control>}{Alt>}3{/Alt}{/Control}Hor', '### Hor'],
  ['{Control>}{Shift>}8{/Shift}{/Control}a{Enter}b', '- a\n- b'],
  ['{Control>}{Shift>}7{/Shift}{/Control}a{Enter}b', '1. a\n2. b'],
  ['{Control>}{Shift>}9{/Shift}{/Control}Hor', '> Hor'],
])('keys %s write %s', async (keys, expected) => {
  await open();
  await text().click();
  await userEvent.keyboard(keys);
  await expect.poll(markup).toBe(expected);
});

it.each([
  ['Podebljano', '**Hor**'],
  ['Kurziv', '_Hor_'],
  ['Međunaslov', '## Hor'],
  ['Manji međunaslov', '### Hor'],
  ['Spisak', '- Hor'],
  ['Numerisan spisak', '1. Hor'],
  ['Citat', '> Hor'],
])('the button %s writes %s, and takes it back', async (name, expected) => {
  await open();
  await text().click();
  await userEvent.keyboard('Hor{Control>}a{/Control}');
  await button(name).click();
  await expect.poll(markup).toBe(expected);
  await expect.element(button(name)).toHaveAttribute('aria-pressed', 'true');
  await expect.element(text()).toHaveFocus();
  await button(name).click();
  await expect.poll(() => value).toBe('Hor');
});

it.each(['Uvod.\n\n\n\n  Drugi pasus. ', '# bez oblika', '\n\n'])(
  'undoing restores the text %j exactly',
  async (start) => {
    await open(start);
    await text().click();
    await userEvent.keyboard('x');
    await expect.poll(() => value).not.toBe(start);
    await button('Opozovi').click();
    await expect.poll(() => value).toBe(start);
  },
);

it.each([
  [
    'Word',
    `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style>p.MsoNormal{margin:0}</style></head><body><!--StartFragment-->
<h1><span style='mso-bidi-font-weight:bold'>Repertoar<o:p></o:p></span></h1>
<p class=MsoNormal>Ulaz je <b>slobodan</b>, <i>bez</i> rezervacije.<o:p></o:p></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-.25in;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>Hor</p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp; </span></span><![endif]>Deca</p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Orkestar</p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span>Prvi</p>
<table><tr><td><p class=MsoNormal>Sala</p></td></tr></table>
<!--EndFragment--></body></html>`,
    '## Repertoar\n\nUlaz je **slobodan**, _bez_ rezervacije.\n\n- Hor\n  - Deca\n- Orkestar\n\n1. Prvi\n\nSala',
  ],
  [
    'Google Docs',
    `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1"><h3 dir="ltr"><span style="font-weight:400">Radionica</span></h3><p dir="ltr"><span style="font-weight:700">Petkom</span><span style="font-weight:400"> i </span><span style="font-style:italic">subotom</span></p><ul><li dir="ltr"><p dir="ltr"><span>papir</span></p></li><ul><li dir="ltr"><p><span>makaze</span></p></li></ul></ul><a href="https://centar.rs/prijava"><span style="text-decoration:underline">Prijava</span></a></b>`,
    '### Radionica\n\n**Petkom** i _subotom_\n\n- papir\n  - makaze\n\n[Prijava](https://centar.rs/prijava)',
  ],
  [
    'WordPress',
    `<!-- wp:heading --><h2 class="wp-block-heading">Najava</h2><!-- /wp:heading --><p class="has-text-align-center" style="color:red">Vidimo se <strong><em>večeras</em></strong>.<br>U 20.</p><figure class="wp-block-image"><img src="x.jpg" alt="Hor"/><figcaption>Foto</figcaption></figure><blockquote class="wp-block-quote"><h4>Kritika</h4><p>Sjajno.</p></blockquote><ol start="3"><li>Tri</li></ol><p><a href="/cir/news/3/">Vest</a></p>`,
    '## Najava\n\nVidimo se **_večeras_**.\nU 20.\n\nFoto\n\n> Kritika\n>\n> Sjajno.\n\n3. Tri\n\n[Vest](/news/3)',
  ],
])('what is copied in %s keeps its list of marks and nothing else', async (_, html, expected) => {
  await open();
  await text().click();
  paste({ 'text/html': html, 'text/plain': 'x' });
  await expect.poll(markup).toBe(expected);
});

it.each([
  [
    'one line',
    '<table><caption>Program</caption><thead><tr><th>Dan</th><th>Sat</th></tr></thead><tr><td>Petak</td><td>18:00</td></tr>\n<tr><td>Subota</td>\n<td> 20:00\n</td></tr></table><p>Ulaz slobodan.</p>',
    'Program\n\nDan – Sat\nPetak – 18:00\nSubota – 20:00\n\nUlaz slobodan.',
  ],
  [
    'one line, also with a paragraph a cell',
    '<p>Sale</p><table><tr><td><p>Petak<br>uveče</p></td><td><p>&nbsp;</p></td><td><p>18:00</p></td></tr><tr><td><div><b>Subota</b></div></td><td></td><td>20:00</td></tr></table>',
    'Sale\n\nPetak uveče – 18:00\n**Subota** – 20:00',
  ],
  [
    'paragraphs and lists, where cells hold them',
    '<table><tr><td>Hor</td><td><p>Prvi.</p><p>Drugi.</p></td></tr><tr><td>Deca</td><td><ul><li>papir</li></ul></td></tr></table>',
    'Hor\n\nPrvi.\n\nDrugi.\n\nDeca\n\n- papir',
  ],
  [
    'paragraphs, where the table arranges a page',
    '<table><tr><td>Levo</td><td><table><tr><td>Petak</td><td>18:00</td></tr></table></td></tr></table>',
    'Levo\n\nPetak – 18:00',
  ],
])('a row of a pasted table becomes %s', async (_, html, expected) => {
  await open();
  await text().click();
  paste({ 'text/html': html, 'text/plain': 'x' });
  await expect.poll(markup).toBe(expected);
});

it.each([
  ['<img src=x onerror="window.attacked = 1">Tekst', 'Tekst'],
  ['<script>window.attacked = 1</script>Tekst', 'Tekst'],
  ['<svg onload="window.attacked = 1"><text>Tekst</text></svg>', 'Tekst'],
  ['<a href="javascript:window.attacked=1">Tekst</a>', 'Tekst'],
  ['<a href=" java\nscript:alert(1)">Tekst</a>', 'Tekst'],
  ['<a href="data:text/html,<script>1</script>">Tekst</a>', 'Tekst'],
  ['<p onclick="window.attacked=1" style="background:url(javascript:1)">Tekst</p>', 'Tekst'],
  ['<iframe srcdoc="<script>parent.attacked=1</script>"></iframe>Tekst', 'Tekst'],
  ['<math><mtext><img src=x onerror=window.attacked=1></mtext></math>Tekst', 'Tekst'],
])('pasting %s leaves only its text', async (html, expected) => {
  await open();
  await text().click();
  paste({ 'text/html': html });
  await expect.poll(markup).toBe(expected);
  expect(shownHtml()).toMatch(/^<p>Tekst(<br[^>]*>)?<\/p>$/);
  expect(window).not.toHaveProperty('attacked');
});

it('style sheets change nothing in what is pasted', async () => {
  await open();
  await text().click();
  const sheet = '<style>p { font-weight: bold } .a { display: none }</style>';
  paste({
    'text/html': `${sheet}<p>Uvod</p><STYLE type="x">i { font-style: normal }</STYLE ><p><i class="a">kraj</i></p>`,
  });
  await expect.poll(markup).toBe('Uvod\n\n_kraj_');
});

it('lists within each other are pasted as deep as the subset allows', async () => {
  await open();
  await text().click();
  const deep = Array.from({ length: 50 }, (_, at) => `<ul><li>${String(at + 1)}`).join('');
  paste({ 'text/html': deep });
  await expect.poll(markup).toMatch(/^- 1\n {2}- 2\n {4}- 3\n {4}- 4\n[^]*\n {4}- 50$/);
});

it('plain text is pasted with paragraphs and without invisible characters', async () => {
  await open();
  await text().click();
  paste({ 'text/plain': 'Pr\u200Bvi\r\nred\r\n\r\n**Drugi**\u0007' });
  await expect.poll(() => value).toBe('Prvi\nred\n\n**Drugi**');
});

it('emoji made of several stay whole where they are pasted', async () => {
  await open();
  await text().click();
  const emoji = 'Porodica 👩‍👩‍👧, 👩🏽‍🚀, 🏳️‍🌈, ❤️‍🔥 i♥‍🔥';
  paste({ 'text/plain': emoji });
  await expect.poll(() => value).toBe(emoji);
});

it.each([
  { 'text/plain': 'x'.repeat(100_001), 'text/html': '<p>x</p>' },
  { 'text/html': `<p>${'<b>x</b>'.repeat(100_001)}</p>` },
])('text of a whole book is not pasted, and that is said', async (book) => {
  await open('Uvod.');
  await text().click();
  paste(book);
  await expect.element(page.getByText(/^Nalepljen tekst ima 100001 znakova/)).toBeVisible();
  paste({ 'text/plain': 'x' });
  await expect.poll(() => value).toContain('x');
  await expect.element(page.getByText(/^Nalepljen tekst/)).not.toBeInTheDocument();
});

it('lines that a keyboard inserts as typed text keep their ends', async () => {
  await open();
  await text().click();
  const typed = {
    data: 'Uvod.\n\nPasus.',
    inputType: 'insertText',
    bubbles: true,
    cancelable: true,
  };
  text().element().dispatchEvent(new InputEvent('beforeinput', typed));
  await expect.poll(() => value).toBe('Uvod.\n\nPasus.');
});

it('another value from outside, such as a draft, replaces the text', async () => {
  await open('Uvod.');
  setOutside(marked('## Hor\n\n- a', 'Hor\n\n– a'));
  await expect.element(text().getByRole('heading', { name: 'Hor' })).toBeVisible();
  setOutside('Nacrt pre izmene.');
  await expect.poll(shownHtml).toBe('<p>Nacrt pre izmene.</p>');
  expect(changes).toEqual([]);
});

/** A plain field whose editor comes when the returned function is called. */
async function openBeforeEditor(start: string): Promise<() => void> {
  let arrive = (): void => undefined;
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const loadCode = async (): Promise<EditorCode> => {
    await arrived;
    return import('./RichTextEditor.tsx');
  };
  forgetEditorCode();
  await render(<Form start={start} loadCode={loadCode} />);
  await text().click();
  return arrive;
}

it('typed text and the caret carry over when the code arrives', async () => {
  const arrive = await openBeforeEditor('Uvod.');
  await userEvent.keyboard('{Control>}{End}{/Control}{Enter}{Enter}Drui{ArrowLeft}');
  arrive();
  await expect.element(bar()).toBeVisible();
  await expect.element(text()).toHaveFocus();
  await userEvent.keyboard('g');
  await expect.poll(() => value).toBe('Uvod.\n\nDrugi');
});

it('typing replaces what was selected before the code arrived', async () => {
  const arrive = await openBeforeEditor('Prvi red.\n\nDrugi red.');
  await userEvent.keyboard('{Control>}a{/Control}');
  arrive();
  await expect.element(bar()).toBeVisible();
  await userEvent.keyboard('Sve.');
  await expect.poll(() => value).toBe('Sve.');
});

it.each([0, 2, 4, 6, 8])('a focus %i microtasks after the code carries over', async (steps) => {
  let wasPlain: boolean | undefined;
  const loadCode = async (): Promise<EditorCode> => {
    const code = await import('./RichTextEditor.tsx');
    const focus = async (): Promise<void> => {
      for (let step = 0; step < steps; step += 1) await Promise.resolve();
      const area = document.querySelector('textarea');
      area?.focus();
      wasPlain = area !== null;
    };
    void focus();
    return code;
  };
  forgetEditorCode();
  await render(<Form start="" loadCode={loadCode} />);
  await expect.element(bar()).toBeVisible();
  await expect.poll(() => wasPlain).toBeDefined();
  expect(document.activeElement === text().element()).toBe(wasPlain);
});

it('without its code, plain text can be typed and marked text is only read', async () => {
  let isThere = false;
  const loadCode = (): Promise<EditorCode> =>
    isThere ? import('./RichTextEditor.tsx') : Promise.reject(new Error('gone'));
  forgetEditorCode();
  await render(<Form start="Uvod." loadCode={loadCode} />);
  await expect.element(page.getByText(/^Dugmad za oblikovanje nisu učitana/)).toBeVisible();
  await text().fill('Tekst.');
  expect(value).toBe('Tekst.');
  setOutside(marked('**Hor**', 'Hor'));
  await expect.element(page.getByText(/^Uređivač nije učitan/)).toBeVisible();
  await expect.element(text()).toHaveAttribute('readonly');
  isThere = true;
  await button('Pokušaj ponovo').click();
  await expect.element(bar()).toBeVisible();
  expect(value).toEqual(marked('**Hor**', 'Hor'));
});

it('a selected part that is never transliterated is marked, listed and removed', async () => {
  await open('Grupa Idoli.');
  await text().click();
  await userEvent.keyboard(
    '{Control>}{End}{/Control}{ArrowLeft}{Shift>}{Control>}{ArrowLeft}{/Control}{/Shift}',
  );
  await button('„Idoli“ ostaje kako je u oba pisma').click();
  await expect.poll(() => value).toBe(`Grupa ${verbatim('Idoli')}.`);
  await button('Preslovljavaj „Idoli“').click();
  await expect.poll(() => value).toBe('Grupa Idoli.');
});

it('the bar shows all its buttons at twice the size of letters', async () => {
  onTestFinished(() => page.viewport(1280, 900));
  onTestFinished(() => document.documentElement.removeAttribute('style'));
  document.documentElement.style.fontSize = '200%';
  await open(marked('- Hor', 'Hor'));
  for (const width of [320, 390, 820]) {
    await page.viewport(width, 844);
    const { scrollWidth, clientWidth } = bar().element();
    expect.soft(scrollWidth, String(width)).toBe(clientWidth);
  }
});

it('has no violations that axe finds, plain, marked and with an error', async () => {
  await render(<Form start={marked('## Hor\n\n- [a](/news/3)')} error="Upišite tekst." />);
  await expect.element(bar()).toBeVisible();
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
});
