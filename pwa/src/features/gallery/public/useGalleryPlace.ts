import { useLocation, useNavigate } from 'react-router-dom';
import { galleryHref, galleryPlace, type GalleryPlace } from './galleryAddress.ts';

/** Where the visitor stands, and the ways on from there; each of them has an address of its own. */
export interface GalleryWays {
  readonly place: GalleryPlace;
  readonly toPage: (page: number) => void;
  readonly open: (picture: number) => void;
  readonly step: (picture: number) => void;
  readonly close: () => void;
}

const OPENED_HERE = 'picture';

/** Brings the wall's head into view and gives it the focus, as following a link would. */
function showHead(): void {
  const head = document.getElementById('galerija-naslov');
  if (!head) return;
  head.tabIndex = -1;
  head.focus({ preventScroll: true });
  document.getElementById('galerija')?.scrollIntoView();
}

/** Reads the place from the address and writes it there: the back button closes what was opened here. */
export function useGalleryPlace(): GalleryWays {
  const navigate = useNavigate();
  const { search, state } = useLocation() as { search: string; state: unknown };
  const place = galleryPlace(new URLSearchParams(search));
  const go = (to: GalleryPlace, options: { replace?: boolean; state?: unknown } = {}): void => {
    void navigate(galleryHref(to), options);
  };
  return {
    place,
    toPage: (page) => {
      go({ page, picture: undefined });
      showHead();
    },
    open: (picture) => {
      go({ ...place, picture }, { state: OPENED_HERE });
    },
    step: (picture) => {
      go({ ...place, picture }, { replace: true, state });
    },
    close: () => {
      if (state === OPENED_HERE) void navigate(-1);
      else go({ ...place, picture: undefined }, { replace: true });
    },
  };
}
