/** The programme for frames of other sites; `?vrsta=` chooses a programme type by slug. */
export const EMBED_PATH = '/ugradi/program';

/** In `vrsta`: the screenings. */
export const EMBED_FILMS = 'projekcije';
