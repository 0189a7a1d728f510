export interface LinkTo {
  readonly label: string;
  readonly href: string;
}

/** Networks with an icon. */
export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok' | 'youtube';

/** The label is for screen readers. */
export interface SocialLink extends LinkTo {
  readonly network: SocialNetwork;
}

/** Chosen by the page so that no level is skipped. */
export type HeadingLevel = 1 | 2 | 3 | 4;
