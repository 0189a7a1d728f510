/** Writes a failure to the browser's console: the specification has some that no popup shows. */
export function logToConsole(words: string, code?: string): void {
  if (code === undefined) console.error(words);
  else console.error(words, code);
}
