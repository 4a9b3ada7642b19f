import { visibleName } from './file-name.ts';

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
