/** A word and where it leads. */
export interface LinkTo {
  readonly label: string;
  readonly href: string;
}

/** The social networks that have a drawn icon. */
export type SocialNetwork = 'facebook' | 'instagram' | 'tiktok' | 'youtube';

/** A social link: the network decides the icon, the label is what a screen reader says. */
export interface SocialLink extends LinkTo {
  readonly network: SocialNetwork;
}

/** The level of a heading; pages choose it so that none is skipped. */
export type HeadingLevel = 1 | 2 | 3 | 4;
