/** The first four characters (public specification, section 3). */
export function shownYear(yearPublished: string): string {
  return yearPublished.slice(0, 4);
}

/** `duration | genre | year` (public specification, section 2). */
export function filmLine(movie: {
  duration: string;
  genere: string;
  yearPublished: string;
}): string {
  return [movie.duration, movie.genere, shownYear(movie.yearPublished)].filter(Boolean).join(' | ');
}
