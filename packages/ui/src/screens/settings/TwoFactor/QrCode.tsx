import { useMemo } from 'react';
import { encode } from 'uqr';
import * as styles from './TwoFactorDialog.css.ts';

interface QrCodeProps {
  text: string;
  /** Text alternative. */
  label: string;
}

/** Draws a QR code with the quiet zone of four modules that ISO/IEC 18004 requires. */
export function QrCode({ text, label }: QrCodeProps) {
  const { size, path } = useMemo(() => {
    const { size, data } = encode(text, { border: 4 });
    const squares = data.flatMap((row, y) =>
      row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])),
    );
    return { size, path: squares.join('') };
  }, [text]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={styles.qrCode}
    >
      {/* Black on white in both themes: many cameras do not read inverted codes. */}
      <rect width={size} height={size} fill="white" />
      <path d={path} fill="black" />
    </svg>
  );
}
