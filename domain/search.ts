/**
 * Folds text for comparing and searching: lower case, without diacritics, `đ` as `dj`, so that
 * "izlozba" finds "Izložba" and "Djordje" finds "Đorđe". Surrounding white space stays significant.
 */
export function fold(text: string): string {
  return text.toLowerCase().replaceAll('đ', 'dj').normalize('NFD').replace(/\p{M}/gu, '');
}
