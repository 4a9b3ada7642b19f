/** Heading 0 faces down, a quarter turn faces right. */
export function placed({ x, z, heading }: { x: number; z: number; heading: number }): string {
  return `translate(${x} ${z}) rotate(${(-heading * 180) / Math.PI})`;
}
