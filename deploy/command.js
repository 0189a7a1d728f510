import './nodeVersion.js';

/**
 * Runs a console command of a release: `node command.js backup /mnt/backup`, by `npm run backup --
 * …`.
 */
const [name = ''] = process.argv.splice(2, 1);
void import(`./graphql-server/dist/commands/${name}.js`);
