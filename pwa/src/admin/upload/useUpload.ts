import { useRef, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useSessionStore } from '../auth/session.tsx';
import { creationHeaders } from '../graphql/idempotencyKey.ts';
import { staffHeaders } from '../graphql/staffHeaders.ts';
import { sendUpload } from '../graphql/staffUpload.ts';
import type { UploadProgress } from '../ui/FileDrop.tsx';

const toMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace('.', ',');

/** How far an upload is, as the file field shows it. */
export function progressOf(sent: number, total: number): UploadProgress {
  return {
    percent: total > 0 ? (sent / total) * 100 : 0,
    doneMb: toMegabytes(sent),
    totalMb: toMegabytes(total),
  };
}

/** An upload and how far it is. */
export interface Uploading {
  /** Undefined while none is under way. */
  readonly progress: UploadProgress | undefined;
  /** Sends the operation with the files among its variables; the key is a creation's. Throws CallFailed. */
  upload<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    creationKey?: string,
  ): Promise<Data>;
  stop(): void;
}

/** Sends files with progress; for use within `useSave`, which handles failures. */
export function useUpload(): Uploading {
  const session = useSessionStore();
  const [progress, setProgress] = useState<UploadProgress>();
  const running = useRef<AbortController>(null);
  return {
    progress,
    async upload<Data, Variables extends Record<string, unknown>>(
      document: TypedDocumentNode<Data, Variables>,
      variables: Variables,
      creationKey?: string,
    ) {
      const controller = new AbortController();
      running.current = controller;
      try {
        const data = await sendUpload({
          document,
          variables,
          headers: {
            ...staffHeaders(session.current()?.token),
            ...creationHeaders(creationKey),
          },
          signal: controller.signal,
          onProgress: (sent, total) => {
            setProgress(progressOf(sent, total));
          },
        });
        return data as Data;
      } finally {
        setProgress(undefined);
      }
    },
    stop() {
      running.current?.abort();
    },
  };
}
