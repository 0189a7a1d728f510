import type { ReactNode } from 'react';
import type { SitePicture } from '@centar/domain/centre.ts';

export interface LogoProps {
  /** In CSS pixels. */
  readonly size?: number;
  /** The centre's logo; by default a gold tile with a C. */
  readonly picture?: SitePicture | undefined;
}

/** Decorative: the name is beside it. */
export function Logo({ size = 38, picture }: LogoProps): ReactNode {
  if (picture) {
    const style = { objectFit: 'contain' } as const;
    return <img src={picture.src} width={size} height={size} style={style} alt="" />;
  }
  return (
    <svg width={size} height={size} viewBox="0 0 38 38" aria-hidden="true">
      <path fill="#ffc02e" d="M0 0h38v38H0z" />
      <path fill="#06402a" d="M19 5.4h13.6A13.6 13.6 0 0 1 19 19v13.6A13.6 13.6 0 0 1 19 5.4z" />
      <path fill="#b3261e" d="M19 19a13.6 13.6 0 0 1 13.6 13.6H19z" />
    </svg>
  );
}
