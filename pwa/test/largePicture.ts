/** A PNG of which only the header is there. */
export function pngOf(width: number, height: number, name = 'velika.png'): File {
  const header = new DataView(new ArrayBuffer(24));
  header.setUint32(0, 0x89504e47);
  header.setUint32(16, width);
  header.setUint32(20, height);
  return new File([header], name, { type: 'image/png' });
}

/** More pixels than the server accepts. */
export const largePicture = (): File => pngOf(8000, 5001);
