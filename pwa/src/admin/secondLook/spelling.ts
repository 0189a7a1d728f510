import type { Slip } from '@centar/domain/secondLook.ts';
import type { SiteParts } from '@centar/domain/pageContract.ts';
import type { SpellingAnswer, SpellingQuestion } from './spelling.worker.ts';

const answering = new Map<number, (slips: readonly (readonly Slip[])[]) => void>();
let asked = 0;
let started: Promise<{ readonly worker: Worker; readonly added: readonly string[] }> | undefined;

/** The dictionary is loaded with the first question. */
async function start(): Promise<Awaited<NonNullable<typeof started>>> {
  const worker = new Worker(new URL('spelling.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data: { id, slips } }: MessageEvent<SpellingAnswer>) => {
    answering.get(id)?.(slips);
    answering.delete(id);
  });
  const { keepScript } = (await (await fetch('/site.json')).json()) as SiteParts;
  return { worker, added: keepScript };
}

/** By text. Nothing is sent anywhere: the words are compared in a thread of this browser. */
export async function askSpelling(texts: readonly string[]): Promise<readonly (readonly Slip[])[]> {
  started ??= start();
  started.catch(() => (started = undefined));
  const { worker, added } = await started;
  asked += 1;
  const question: SpellingQuestion = { id: asked, texts, added };
  return new Promise((resolve) => {
    answering.set(question.id, resolve);
    worker.postMessage(question);
  });
}
