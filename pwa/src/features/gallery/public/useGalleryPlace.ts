import { useLocation, useNavigate } from 'react-router-dom';
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
