import type { ReactNode } from 'react';
import { GalleryPages } from './Gallery.pages.dev.tsx';
import { drawnSamples, type Samples } from './Gallery.sample.dev.tsx';
import { GalleryStaff } from './Gallery.staff.dev.tsx';
import './tokens.css';
import './fonts.css';
import './base.css';

/** Which half of the gallery to draw, and with which pictures. */
export interface GalleryProps {
  readonly part: 'pages' | 'staff';
  readonly samples?: Samples;
}

/** Every component with sample data; for development only. */
export function Gallery({ samples = drawnSamples, part }: GalleryProps): ReactNode {
  return part === 'pages' ? <GalleryPages samples={samples} /> : <GalleryStaff samples={samples} />;
}
