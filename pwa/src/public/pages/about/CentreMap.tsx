import type { ReactNode } from 'react';
import { aboutTexts } from './about.texts.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import {
  directionsAddress,
  mapFrameAddress,
  mapPageAddress,
  type Position,
} from './openStreetMap.ts';
import './CentreMap.css';

const texts = aboutTexts.map;

export interface CentreMapProps {
  /** The centre's name. */
  readonly name: string;
  readonly address: string;
  /** Absent if the coordinates are unknown. */
  readonly map: Position | null;
}

/**
 * A drawing with a button: nothing is requested from OpenStreetMap before the press. Without
 * JavaScript the button is a link to the map.
 */
export function CentreMap({ name, address, map }: CentreMapProps): ReactNode {
  if (!map) return <p className="map-address">{address}</p>;
  return (
    <div className="map">
      <div className="map-frame">
        <Plan />
        <ButtonLink
          kind="gold"
          href={mapPageAddress(map)}
          data-press="frame"
          data-src={mapFrameAddress(map)}
          data-title={texts.frame(name)}
        >
          {texts.show}
        </ButtonLink>
      </div>
      <div>
        <p className="map-address">{address}</p>
        <p className="map-note" role="status" data-offline={texts.offline}>
          {texts.source}
        </p>
        <MoreLink label={texts.directions} href={directionsAddress(map)} />
      </div>
    </div>
  );
}

/** Decorative, not the centre's surroundings. */
function Plan(): ReactNode {
  return (
    <svg viewBox="0 0 800 450" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="map-park" d="M455 0h205v96L520 128 455 92z" />
      <path className="map-river" d="M-20 392c160-70 260 30 420-8s260-118 420-84" />
      <path
        className="map-lane"
        d="M90-10 148 460M250-10l22 350M560 128l52 330M700-10l-22 300M-10 96l470-4M-10 300l290-22M612 250l200-26"
      />
      <path className="map-street" d="M-10 196 400 210l420-82M400 210 380-10M400 210l60 250" />
      <path className="map-square" d="M352 176h96v68h-96z" />
      <path className="map-house" d="M382 192h36v36h-36z" />
    </svg>
  );
}
