/** Words of the premises carousel. */
export const premisesTexts = {
  title: 'Naši prostori',
  categories: 'Prostori',
};

/** The four words of the specification, in its order. */
export const PREMISES_CATEGORIES = ['Bioskop', 'Galerija', 'Restoran', 'Drugo'] as const;
