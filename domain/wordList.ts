export const wordList = (text: string): string[] => text.trim().split(/\s+/);

/** `љlj` maps its first letter to the others. */
export const letterTable = (text: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wordList(text).map((pair) => {
      const [letter = '', ...others] = pair;
      return [letter, others.join('')];
    }),
  );
