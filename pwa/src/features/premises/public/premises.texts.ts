/** Words of the premises carousel. */
export const premisesTexts = {
  title: 'Naši prostori',
  categories: 'Prostori',
};
