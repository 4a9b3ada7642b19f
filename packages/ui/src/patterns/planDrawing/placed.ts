/** Turned about its middle: a heading of 0 looks down, a quarter turn to the right. */
export function placed({ x, z, heading }: { x: number; z: number; heading: number }): string {
  return `translate(${x} ${z}) rotate(${(-heading * 180) / Math.PI})`;
}
