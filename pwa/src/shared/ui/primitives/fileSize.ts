const KB = 1024;

/** `640 B`, `240 KB`, `1,2 MB`; KB are rounded up. */
export function fileSize(bytes: number): string {
  if (bytes < KB) return `${String(bytes)} B`;
  const kilobytes = Math.ceil(bytes / KB);
  if (kilobytes < KB) return `${String(kilobytes)} KB`;
  return `${(bytes / KB / KB).toFixed(1).replace('.', ',').replace(',0', '')} MB`;
}
