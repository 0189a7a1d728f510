/** Starts the server out of a release archive: `npm ci --omit=dev`, then `node server.js`. */
process.env.NODE_ENV ??= 'production';
await import('./graphql-server/dist/main.js');
