export const itemPicturesTexts = {
  credit: (name: string) => `Foto: ${name}`,
  author: 'Foto',
  title: 'Fotografije',
  more: 'Još fotografija',
  nth: (index: number, total: number) => `Fotografija ${String(index)} od ${String(total)}`,
} as const;
