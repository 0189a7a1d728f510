import './nodeVersion.js';

/** Starts a release: `npm ci --omit=dev`, then `node server.js`. */
process.env.NODE_ENV = process.env.NODE_ENV || 'production';
void import('./graphql-server/dist/main.js');
