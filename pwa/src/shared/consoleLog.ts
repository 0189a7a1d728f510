/** For failures that the specification requires in the console without a popup. */
export function logToConsole(words: string, code?: string): void {
  if (code === undefined) console.error(words);
  else console.error(words, code);
}
