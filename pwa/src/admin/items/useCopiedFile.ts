import { useEffect, useState } from 'react';

/** The file of the item that a new one is like. */
export interface CopiedFile {
  /** Undefined until it is here, and where there is none. */
  readonly file: File | undefined;
  /** It could not be read. */
  readonly isMissing: boolean;
}

const NONE: CopiedFile = { file: undefined, isMissing: false };

async function read(address: string): Promise<File> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(answer.statusText);
  const bytes = await answer.blob();
  const name = address.slice(address.lastIndexOf('/') + 1);
  return new File([bytes], name, { type: bytes.type });
}

/** Reads a stored file, to be sent as a new item's own: deleting one leaves the other. `onRead` gets it once. */
export function useCopiedFile(
  address: string | undefined,
  onRead: (file: File) => void,
): CopiedFile {
  const [copied, setCopied] = useState(NONE);
  useEffect(() => {
    if (address === undefined) return undefined;
    let isCurrent = true;
    read(address).then(
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
