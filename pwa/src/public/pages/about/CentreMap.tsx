import { useState, type ReactNode } from 'react';
import { addressLine } from '@centar/domain/address.ts';
import type { CentreFacts } from '@centar/domain/centre.ts';
import { aboutTexts } from './about.texts.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { MoreLink } from '../../ui/layout/SectionHead.tsx';
import { directionsAddress, mapFrameAddress, mapPageAddress } from './openStreetMap.ts';
import { useOnline } from '../../device/useOnline.ts';
import './CentreMap.css';

const texts = aboutTexts.map;

/**
 * A drawing with a button: nothing is requested from OpenStreetMap before the press. Without
 * JavaScript the button is a link to the map.
 */
export function CentreMap({ facts }: { facts: CentreFacts }): ReactNode {
  const [shown, setShown] = useState(false);
  const online = useOnline();
  const { name, latitude, longitude } = facts;
  const written = addressLine(facts);
  if (latitude === null || longitude === null) return <p className="map-address">{written}</p>;
  const map = { latitude, longitude };
  return (
    <div className="map">
      <div className="map-frame">
        {shown ? (
          <iframe
            // Replaces the focused button.
            ref={(frame) => frame?.focus()}
            src={mapFrameAddress(map)}
            title={texts.frame(name)}
          />
        ) : (
          <>
            <Plan />
            <ButtonLink
              kind="gold"
              href={mapPageAddress(map)}
              onClick={(event) => {
                event.preventDefault();
                if (online) setShown(true);
              }}
            >
              {texts.show}
            </ButtonLink>
          </>
        )}
      </div>
      <div>
        <p className="map-address">{written}</p>
        <p className="map-note" role="status">
          {online || shown ? texts.source : texts.offline}
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
