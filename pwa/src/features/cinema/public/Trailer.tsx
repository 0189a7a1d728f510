import { useState, type ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { youtubeFilm } from '@centar/domain/youtube.ts';
import { useOnline } from '../../../public/device/useOnline.ts';
import { uiTexts } from '../../../shared/texts/ui.texts.ts';
import { ButtonLink } from '../../../shared/ui/primitives/Button.tsx';
import { Picture } from '../../../shared/ui/primitives/Picture.tsx';
import './Trailer.css';

export interface TrailerProps {
  /** As stored; only YouTube videos are played. */
  readonly embedUrl: string;
  readonly film: string;
  readonly image: ImageView | null;
}

/**
 * A still picture with a button: nothing is requested from YouTube before the press. Without
 * JavaScript the button is a link to the video.
 */
export function Trailer({ embedUrl, film: title, image }: TrailerProps): ReactNode {
  const [playing, setPlaying] = useState(false);
  const online = useOnline();
  const film = youtubeFilm(embedUrl);
  if (!film) return null;
  return (
    <div className="trailer">
      <div className="trailer-frame">
        {playing ? (
          <iframe
            // Replaces the focused button.
            ref={(frame) => frame?.focus()}
            src={`https://www.youtube-nocookie.com/${film.player}${film.player.includes('?') ? '&' : '?'}autoplay=1`}
            title={uiTexts.trailer.title(title)}
            allow="autoplay; encrypted-media; fullscreen; picture-in-picture"
            allowFullScreen
          />
        ) : (
          <>
            <Picture image={image} alt="" ratio="16/9" sizes="(min-width: 900px) 860px, 100vw" />
            <ButtonLink
              kind="gold"
              icon="play"
              href={`https://www.youtube.com/${film.page}`}
              onClick={(event) => {
                event.preventDefault();
                if (online) setPlaying(true);
              }}
            >
              {uiTexts.trailer.play}
            </ButtonLink>
          </>
        )}
      </div>
      <p className="trailer-note" role="status">
        {online || playing ? uiTexts.trailer.source : uiTexts.trailer.offline}
      </p>
    </div>
  );
}
