/** From the specification, in its order. */
export const PREMISES_CATEGORIES = ['Bioskop', 'Galerija', 'Restoran', 'Drugo'] as const;
