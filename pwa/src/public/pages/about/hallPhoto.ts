import { fold } from '@centar/domain/search.ts';

/** The photo whose caption begins with the hall's name, otherwise one whose caption contains it. */
export function hallPhoto<Photo extends { readonly caption: string }>(
  hall: string,
  photos: readonly Photo[],
): Photo | undefined {
  const name = ` ${fold(hall).trim()} `;
  const wordsOf = ({ caption }: Photo): string =>
    ` ${fold(caption)
      .replace(/[^\p{L}\d]+/gu, ' ')
      .trim()} `;
  return (
    photos.find((photo) => wordsOf(photo).startsWith(name)) ??
    photos.find((photo) => wordsOf(photo).includes(name))
  );
}
