/** The used part of the Network Information API, which not all browsers have. */
interface SavingNavigator {
  readonly connection?: { readonly saveData?: boolean };
}

export const savesData = (): boolean =>
  (navigator as SavingNavigator).connection?.saveData === true;
