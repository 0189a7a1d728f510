/** Draws the pictures and icons that the site ships as files. Run: `npx tsx tools/demo-art/drawSiteArt.ts` */
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { heroDesktop, heroPhone } from './pictures/site/hero.ts';
import { LOGO, logoMaskable, logoTile, sharePicture } from './pictures/site/logo.ts';

const ART = new URL('../../pwa/public/art/', import.meta.url);
const ICONS = new URL('../../pwa/public/icons/', import.meta.url);

const pathIn = (folder: URL, name: string): string => fileURLToPath(new URL(name, folder));

async function hero(name: string, svg: string, widths: readonly number[]): Promise<void> {
  for (const width of widths) {
    const picture = sharp(Buffer.from(svg)).resize({ width });
    const base = `${name}-${String(width)}`;
    await picture
      .clone()
      .webp({ quality: 82, effort: 6 })
      .toFile(pathIn(ART, `${base}.webp`));
    await picture
      .clone()
      .avif({ quality: 58, effort: 7 })
      .toFile(pathIn(ART, `${base}.avif`));
  }
}

async function icon(name: string, svg: string): Promise<void> {
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(pathIn(ICONS, name));
}

await mkdir(ART, { recursive: true });
await mkdir(ICONS, { recursive: true });

await hero('hero-desktop', heroDesktop(), [960, 1440, 1920]);
await hero('hero-phone', heroPhone(), [480, 780, 1080]);
await sharp(Buffer.from(heroDesktop()))
  .resize({ width: 1440 })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(pathIn(ART, 'hero-desktop-1440.jpg'));
await sharp(Buffer.from(heroPhone()))
  .resize({ width: 780 })
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(pathIn(ART, 'hero-phone-780.jpg'));
await sharp(Buffer.from(sharePicture(['Centar', 'za kulturu'])))
  .jpeg({ quality: 84, mozjpeg: true })
  .toFile(pathIn(ART, 'og-default.jpg'));

await icon('icon-192.png', logoTile(192));
await icon('icon-512.png', logoTile(512));
await icon('icon-maskable-512.png', logoMaskable(512));
await icon('apple-touch-icon.png', logoTile(180));
await writeFile(pathIn(ICONS, 'favicon.svg'), logoTile(LOGO.size));
await writeFile(pathIn(ICONS, 'logo.svg'), logoTile(LOGO.size));
