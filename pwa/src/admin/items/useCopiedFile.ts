import { useEffect, useState } from 'react';

/** The file of a copied item. */
export interface CopiedFile {
  /** Undefined while loading, or if there is none. */
  readonly file: File | undefined;
  /** It failed to load. */
  readonly isMissing: boolean;
}

const NONE: CopiedFile = { file: undefined, isMissing: false };

export async function readFile(address: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const bytes = await answer.blob();
  const name = address.slice(address.lastIndexOf('/') + 1);
  return new File([bytes], name, { type: bytes.type });
}

/**
 * Uploaded again for the copy, so that deleting one item keeps the other's. Calls `onRead` once.
 */
export function useCopiedFile(
  address: string | undefined,
  onRead: (file: File) => void,
): CopiedFile {
  const [copied, setCopied] = useState(NONE);
  useEffect(() => {
    if (address === undefined) return undefined;
    let isCurrent = true;
    readFile(address).then(
      (file) => {
        if (!isCurrent) return;
        setCopied({ file, isMissing: false });
        onRead(file);
      },
      () => {
        if (isCurrent) setCopied({ file: undefined, isMissing: true });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [address, onRead]);
  return copied;
}
