export function blend(a: string, b: string, amount: number): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return `#${[1, 3, 5]
    .map((at) => Math.round(channel(a, at) + (channel(b, at) - channel(a, at)) * amount))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`;
}

export const darker = (color: string, amount: number) => blend(color, '#2a1c26', amount);
export const lighter = (color: string, amount: number) => blend(color, '#fff8ee', amount);

export function lightness(hex: string): number {
  const value = Number.parseInt(hex.slice(1), 16);
  return (0.299 * (value >> 16) + 0.587 * ((value >> 8) & 255) + 0.114 * (value & 255)) / 255;
}

export const fill = (d: string, color: string, opacity = 1) =>
  `<path d="${d}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const line = (d: string, color: string, width: number, opacity = 1) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"` +
  ` stroke-linejoin="round"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const dot = (x: number, y: number, radius: number, color: string, opacity = 1) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const oval = (x: number, y: number, rx: number, ry: number, color: string, opacity = 1) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${color}"${opacity === 1 ? '' : ` opacity="${opacity}"`}/>`;

export const mirrored = (drawing: string) =>
  `${drawing}<g transform="matrix(-1 0 0 1 96 0)">${drawing}</g>`;
