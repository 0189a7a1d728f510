import { useRef, useState } from 'react';
import type { TypedDocumentNode } from '@apollo/client';
import { useSessionStore } from '../auth/session.tsx';
import { creationHeaders } from '../graphql/idempotencyKey.ts';
import { staffHeaders } from '../graphql/staffHeaders.ts';
import { sendUpload } from '../graphql/staffUpload.ts';
import type { UploadProgress } from '../ui/FileDrop.tsx';

const toMegabytes = (bytes: number): string => (bytes / 1024 / 1024).toFixed(1).replace('.', ',');

export function progressOf(sent: number, total: number): UploadProgress {
  return {
    percent: total > 0 ? (sent / total) * 100 : 0,
    doneMb: toMegabytes(sent),
    totalMb: toMegabytes(total),
  };
}

export interface Uploading {
  /** Undefined if no upload is running. */
  readonly progress: UploadProgress | undefined;
  /** `creationKey` is for a new item. Throws CallFailed. */
  upload<Data, Variables extends Record<string, unknown>>(
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
    creationKey?: string,
  ): Promise<Data>;
  stop(): void;
}

/** For use within `useSave`, which handles errors. */
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
