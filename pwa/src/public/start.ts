/**
 * The first script of a public page. Its parts are asked for at once, and each runs as soon as it is there, as a piece of
 * work of its own: run as one piece, libraries and application would keep a slow phone from answering for a
 * noticeable while.
 */
void import('react-dom/client');
void import('./entry-client.tsx');
