declare module 'virtual:document-ids' {
  /** Ids of the registered operations by operation name. */
  const ids: Readonly<Record<string, string>>;
  export default ids;
}

declare module 'virtual:page-assets' {
  const assets: import('@centar/domain/pageContract.ts').PageAssets;
  export default assets;
}

/** The used part of what Vite adds to `import.meta`. */
interface ImportMeta {
  readonly env: {
    /** Whether the sources are served as they are (`npm run dev`). */
    readonly DEV: boolean;
  };
  /** Only with `npm run dev`. */
  readonly hot?: { on(event: string, listener: () => void): void };
  /** Loaders of the modules that match, by path. */
  glob<Module>(
    pattern: string,
    options?: { readonly query: '?raw' | '?url'; readonly import: 'default' },
  ): Readonly<Record<string, () => Promise<Module>>>;
}

declare module '*.css';

/** Without its style sheet. */
declare module 'sweetalert2/dist/sweetalert2.esm.js' {
  export { default } from 'sweetalert2';
}

declare module 'virtual:serbian-words' {
  /** As `wordsCode.ts` writes them. */
  const words: string;
  export default words;
}
