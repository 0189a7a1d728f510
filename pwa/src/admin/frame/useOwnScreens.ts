import { useSections } from '../auth/session.tsx';
import { isShownList, SECTION_SCREENS, type SectionTile } from '../navigation/staffScreens.ts';
import { usePanelFacts } from './panelFacts.ts';

/** Without hidden programme types. */
export function useOwnScreens(): readonly SectionTile[] {
  return useShownTiles(SECTION_SCREENS);
}

/** Without hidden programme types. */
export function useShownTiles(tiles: readonly SectionTile[]): readonly SectionTile[] {
  const sections = useSections();
  const { hiddenTypes } = usePanelFacts();
  return tiles.filter((tile) => sections.includes(tile.section) && isShownList(hiddenTypes, tile));
}
