import { vi } from 'vitest';
import type { DocumentNode } from 'graphql';
import type { TypedDocumentNode } from '@apollo/client';
import type { FieldErrors } from '@centar/domain/errorCodes.ts';
import { AdminMarks } from '../src/admin/dashboard/marks.ts';
import { operationNameOf } from '../src/shared/graphql/tada.ts';
import type { FailureCode } from '../src/admin/texts/errors.texts.ts';

/** Thrown by an answer to refuse a call: the code and, for BAD_USER_INPUT, the errors by field. */
export class Refused extends Error {
  readonly code: FailureCode;
  readonly fields: FieldErrors;
  /** Seconds; only uploads are told. */
  readonly retryAfter: number | undefined;

  constructor(code: FailureCode, fields: FieldErrors = {}, retryAfter?: number) {
    super(code);
    this.code = code;
    this.fields = fields;
    this.retryAfter = retryAfter;
  }
}

type Answer = (variables: never) => unknown;

interface Reply {
  readonly body: object;
  /** Seconds. */
  readonly retryAfter?: number | undefined;
}

/** Replaces the server in tests, at the boundary `fetch`. */
export interface FakeServer {
  /** If false, every call fails as without a connection. */
  isReachable: boolean;
  /** Sets the answer to an operation, with type names; throw `Refused` to refuse it. */
  answer<Data, Variables>(
    document: TypedDocumentNode<Data, Variables>,
    answer: (variables: Variables) => Data | Promise<Data>,
  ): void;
  /** The variables of each call of an operation, oldest first. */
  asked<Data, Variables>(document: TypedDocumentNode<Data, Variables>): Variables[];
  /** The names of all called operations but the sidebar's, without duplicates. */
  operations(): string[];
}

/** The part of XMLHttpRequest that uploads use; the files are among the variables. */
abstract class UploadDouble extends EventTarget {
  readonly upload: { onprogress?: unknown } = {};
  readonly status = 200;
  responseText = '';
  #retryAfter: number | undefined;
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;

  protected abstract reply(name: string, variables: object): Promise<Reply | undefined>;

  open(): void {
    this.responseText = '';
  }

  setRequestHeader(): void {
    this.responseText = '';
  }

  getResponseHeader(name: string): string | null {
    return name === 'retry-after' ? (this.#retryAfter?.toString() ?? null) : null;
  }

  abort(): void {
    this.onabort?.();
  }

  send(form: FormData): void {
    const { query, variables } = JSON.parse(form.get('operations') as string) as {
      query: string;
      variables: object;
    };
    const [, name = ''] = /mutation (\w+)/.exec(query) ?? [];
    const file = form.get('0');
    void this.reply(name, { ...variables, file }).then((answer) => {
      if (!answer) {
        this.onerror?.();
        return;
      }
      this.responseText = JSON.stringify(answer.body);
      this.#retryAfter = answer.retryAfter;
      this.onload?.();
    });
  }
}

const nameOf = (document: DocumentNode): string => operationNameOf(document);

const browsersOwn = window.fetch.bind(window);

/** The same for every test, because the dictionary reads it once. */
const SITE = { facts: {}, keepScript: ['vasar'], publicUrl: '' };

/**
 * Replaces `fetch` until the next fake server does, so that late calls of a test are answered
 * too. An operation without an answer fails the call.
 */
export function startFakeServer(): FakeServer {
  const answers = new Map<string, Answer>();
  const log: { readonly name: string; readonly variables: unknown }[] = [];

  async function reply(operationName: string, variables: never): Promise<Reply> {
    log.push({ name: operationName, variables });
    try {
      const answer = answers.get(operationName);
      if (!answer) throw new Error(`The test has no answer to ${operationName}`);
      return { body: { data: await answer(variables) } };
    } catch (thrown) {
      if (!(thrown instanceof Refused)) throw thrown;
      const { code, fields, retryAfter } = thrown;
      const error = { message: code, extensions: { code, errors: fields } };
      return { body: { errors: [error] }, retryAfter };
    }
  }

  const server: FakeServer = {
    isReachable: true,
    answer(document, answer) {
      answers.set(nameOf(document), answer);
    },
    operations: () =>
      [...new Set(log.map(({ name }) => name))].filter((name) => name !== nameOf(AdminMarks)),
    asked: <Data, Variables>(document: TypedDocumentNode<Data, Variables>) =>
      log
        .filter(({ name }) => name === nameOf(document))
        .map(({ variables }) => variables as Variables),
  };

  server.answer(AdminMarks, () => ({ desk: { decisions: [] } }));
  vi.stubGlobal('fetch', async (input: RequestInfo | URL, init?: RequestInit) => {
    if (input === '/site.json') return Response.json(SITE);
    if (input !== '/graphql') return browsersOwn(input, init);
    if (!server.isReachable) throw new TypeError('Failed to fetch');
    const { operationName = '', variables } = JSON.parse(init?.body as string) as {
      operationName?: string;
      variables: never;
    };
    const givenUp = new Promise<never>((_resolve, reject) => {
      init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
    });
    const { body } = await Promise.race([reply(operationName, variables), givenUp]);
    return Response.json(body);
  });
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends UploadDouble {
      protected async reply(name: string, variables: object): Promise<Reply | undefined> {
        return server.isReachable ? reply(name, variables as never) : undefined;
      }
    },
  );
  return server;
}
