import type { ReactNode } from 'react';
import type { ImageView } from '@centar/domain/content/shared.ts';
import { youtubeFilm } from '@centar/domain/youtube.ts';
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
  const film = youtubeFilm(embedUrl);
  if (!film) return null;
  return (
    <div className="trailer">
      <div className="trailer-frame">
        <Picture image={image} alt="" ratio="16/9" sizes="(min-width: 900px) 860px, 80vw" />
        <ButtonLink
          kind="gold"
          icon="play"
          href={`https://www.youtube.com/${film.page}`}
          data-press="frame"
          data-src={`https://www.youtube-nocookie.com/${film.player}${film.player.includes('?') ? '&' : '?'}autoplay=1`}
          data-title={uiTexts.trailer.title(title)}
        >
          {uiTexts.trailer.play}
        </ButtonLink>
      </div>
      <p className="trailer-note" role="status" data-offline={uiTexts.trailer.offline}>
        {uiTexts.trailer.source}
      </p>
    </div>
  );
}
