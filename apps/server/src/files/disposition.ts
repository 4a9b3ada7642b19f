/**
 * Removes direction marks, which can disguise the extension (`gpj.exe`), and other invisible ones.
 */
export function visibleName(fileName: string): string {
  return fileName.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu, '').trim();
}

export function dispositionOf(file: { mimeType: string; fileName: string }): string {
  const kind = file.mimeType.startsWith('image/') ? 'inline' : 'attachment';
  const shown = visibleName(file.fileName);
  const plain = shown.replace(/[^\w .-]/g, '_');
  const name = encodeURIComponent(shown).replace(/['()*]/g, percent);
  return `${kind}; filename="${plain}"; filename*=UTF-8''${name}`;
}

function percent(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}
