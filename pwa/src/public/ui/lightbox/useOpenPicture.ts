import { useEffect, useState } from 'react';

const OPENED_HERE = 'pictures';

export interface OpenPicture {
  /** Counts from 1; undefined while closed. */
  readonly shown: number | undefined;
  readonly open: (picture: number) => void;
  readonly step: (picture: number) => void;
  readonly close: () => void;
}

/** The back button closes it. */
export function useOpenPicture(): OpenPicture {
  const [shown, setShown] = useState<number>();
  useEffect(() => {
    const follow = (): void => {
      setShown(undefined);
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, []);
  return {
    shown,
    open(picture) {
      history.pushState(OPENED_HERE, '');
      setShown(picture);
    },
    step: setShown,
    close() {
      if (history.state === OPENED_HERE) history.back();
      else setShown(undefined);
    },
  };
}
