import { useSections } from '../auth/session.tsx';
import { isShownList, SECTION_SCREENS, type SectionTile } from '../navigation/staffScreens.ts';
import { usePanelFacts } from './panelFacts.ts';

/** The lists of the signed-in person's sections, without those of programme types that the centre hides. */
export function useOwnScreens(): readonly SectionTile[] {
  return useShownTiles(SECTION_SCREENS);
}

/** Those of some tiles that lead to a section of the signed-in person and to what the centre shows. */
export function useShownTiles(tiles: readonly SectionTile[]): readonly SectionTile[] {
  const sections = useSections();
  const { hiddenTypes } = usePanelFacts();
  return tiles.filter((tile) => sections.includes(tile.section) && isShownList(hiddenTypes, tile));
}
