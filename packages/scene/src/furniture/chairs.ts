import type { Mesher } from '../shapes/mesher.ts';
import { palette } from '../shapes/palette.ts';

export function officeChair(m: Mesher, fabric: string): void {
  for (let i = 0; i < 5; i++) {
    const angle = (i / 5) * Math.PI * 2;
    m.rod(
      [0, 0.09, 0],
      [Math.sin(angle) * 0.27, 0.06, Math.cos(angle) * 0.27],
      0.018,
      { color: palette.graphite },
      5,
    );
    m.sphere(
      0.03,
      { color: palette.ink },
      { x: Math.sin(angle) * 0.27, y: 0.03, z: Math.cos(angle) * 0.27 },
      4,
      6,
    );
  }
  m.rod([0, 0.08, 0], [0, 0.42, 0], 0.026, { color: palette.metal });
  m.box(0.48, 0.08, 0.47, { color: fabric }, { y: 0.42 }, 0.035);
  m.rod([0, 0.44, -0.2], [0, 0.62, -0.27], 0.02, { color: palette.graphite });
  m.box(0.44, 0.48, 0.07, { color: fabric }, { y: 0.56, z: -0.255, rx: -0.12 }, 0.032);
  for (const side of [-1, 1]) {
    m.rod(
      [side * 0.25, 0.46, -0.05],
      [side * 0.26, 0.64, -0.04],
      0.014,
      { color: palette.graphite },
      5,
    );
    m.box(
      0.05,
      0.025,
      0.24,
      { color: palette.graphite },
      { x: side * 0.26, y: 0.64, z: 0.02 },
      0.01,
    );
  }
}

export function woodChair(m: Mesher, fabric: string): void {
  for (const sx of [-1, 1]) {
    for (const sz of [-1, 1]) {
      m.rod([sx * 0.22, 0, sz * 0.22], [sx * 0.16, 0.43, sz * 0.15], 0.016, {
        color: palette.oakDark,
      });
    }
  }
  m.box(0.46, 0.06, 0.44, { color: fabric }, { y: 0.42 }, 0.028);
  m.box(0.44, 0.36, 0.05, { color: fabric }, { y: 0.5, z: -0.21, rx: -0.16 }, 0.024);
}

export function stool(m: Mesher, fabric: string): void {
  for (let i = 0; i < 4; i++) {
    const angle = Math.PI / 4 + (i * Math.PI) / 2;
    m.rod(
      [Math.sin(angle) * 0.23, 0, Math.cos(angle) * 0.23],
      [Math.sin(angle) * 0.12, 0.64, Math.cos(angle) * 0.12],
      0.015,
      { color: palette.oakDark },
    );
  }
  m.cylinder(0.19, 0.18, 0.07, { color: fabric }, { y: 0.62 });
}
