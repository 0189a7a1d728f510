import { useEffect, useState } from 'react';
import { shownAddress } from '../../../shared/script/script.ts';
import { galleryHref, galleryPlace, type GalleryPlace } from './galleryAddress.ts';

/** The current place in the gallery, and navigation to others. Each has an address. */
export interface GalleryWays {
  readonly place: GalleryPlace;
  readonly toPage: (page: number) => void;
  readonly open: (picture: number) => void;
  readonly step: (picture: number) => void;
  readonly close: () => void;
}

const OPENED_HERE = 'picture';

/** Scrolls to the gallery's heading and focuses it, as a link would. */
function showHead(): void {
  const head = document.getElementById('galerija-naslov');
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
  document.getElementById('galerija')?.scrollIntoView();
}

/** The back button closes an overlay that was opened here. */
export function useGalleryPlace(begin: GalleryPlace): GalleryWays {
  const [place, setPlace] = useState(begin);
  useEffect(() => {
    const follow = (): void => {
      setPlace(galleryPlace(new URLSearchParams(window.location.search)));
    };
    window.addEventListener('popstate', follow);
    return () => {
      window.removeEventListener('popstate', follow);
    };
  }, []);
  const push = (to: GalleryPlace, state: unknown = null): void => {
    history.pushState(state, '', shownAddress(galleryHref(to)));
    setPlace(to);
  };
  const replace = (to: GalleryPlace): void => {
    history.replaceState(history.state, '', shownAddress(galleryHref(to)));
    setPlace(to);
  };
  return {
    place,
    toPage: (page) => {
      push({ page, picture: undefined });
      showHead();
    },
    open: (picture) => {
      push({ ...place, picture }, OPENED_HERE);
    },
    step: (picture) => {
      replace({ ...place, picture });
    },
    close: () => {
      if (history.state === OPENED_HERE) history.back();
      else replace({ ...place, picture: undefined });
    },
  };
}
