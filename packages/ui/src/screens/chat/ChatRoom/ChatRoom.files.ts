const pngOf64Pixels = Uint8Array.from([
  ...[0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52],
  ...[0, 0, 0, 8, 0, 0, 0, 8],
]);

export function fileOf(name: string, kilobytes: number): File {
  const rest = new Uint8Array(kilobytes * 1024 - pngOf64Pixels.length);
  return new File([pngOf64Pixels, rest], name, { type: 'image/png' });
}
