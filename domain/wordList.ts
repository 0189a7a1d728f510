/** The words of a list that is written as text, in order. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/);

/** Pairs such as `љlj` as a table: the first letter of each word maps to the others. */
export const letterTable = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wordList(text).map((pair) => {
      const [letter = '', ...others] = pair;
      return [letter, others.join('')];
    }),
  );
