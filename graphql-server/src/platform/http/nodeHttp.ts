/** An import would load all of `node:http`, also its WebSocket and `fetch`: a fiftieth of a start. */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
