/* Loaded first: an older Node would crash in a native module without a message. Plain syntax, so
   that old versions can parse it. */
const OLDEST = [22, 22];

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < OLDEST[0] || (major === OLDEST[0] && minor < OLDEST[1])) {
  process.stderr.write(
    `Node ${process.versions.node} is too old: the server needs Node ${OLDEST.join('.')} or later (24 is recommended); install it and start again.\n`,
  );
  process.exit(1);
}
