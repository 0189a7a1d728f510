import './nodeVersion.js';

/** Starts the server out of a release archive: `npm ci --omit=dev`, then `node server.js`. */
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
void import('./graphql-server/dist/main.js');
