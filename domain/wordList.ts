/** The words of a list that is written as text, in order. */
export const wordList = (text: string): string[] => text.trim().split(/\s+/);

/** The same for pairs such as `љlj`: the first letter of each word, and the letters that it stands for. */
export const letterTable = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wordList(text).map((pair) => {
      const [letter = '', ...others] = pair;
      return [letter, others.join('')];
    }),
  );
