import { useCallback, type ReactNode } from 'react';
import { useAsync } from '../screen/useAsync.ts';

/** Modules of white around the code, as scanners need. */
const MARGIN = 4;

export interface QrCodeProps {
  readonly text: string;
  readonly label: string;
}

/** One path of squares. The library is loaded here only; without it the text is typed. */
export function QrCode({ text, label }: QrCodeProps): ReactNode {
  const { data: rows } = useAsync(
    useCallback(async () => {
      const { encodeQR } = await import('qr');
      return encodeQR(text, 'raw', { border: MARGIN });
    }, [text]),
  );
  if (!rows) return <div className="qr-code" />;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
  const size = String(rows.length);
  return (
    <svg
      className="qr-code"
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={path} />
    </svg>
  );
}
