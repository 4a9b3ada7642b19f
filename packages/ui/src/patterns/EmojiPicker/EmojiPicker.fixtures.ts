import type { CustomEmoji } from '../emoji/customEmojiContext.ts';

const pictureOf = (colour: string, shape: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="32" height="32" fill="${colour}">${shape}</svg>`,
  )}`;

export const customEmoji: readonly CustomEmoji[] = [
  { name: 'otsukare', src: pictureOf('#d9480f', '<circle cx="16" cy="16" r="15"/>') },
  { name: 'party_parrot', src: pictureOf('#2b8a3e', '<path d="M16 1l15 30H1z"/>') },
  {
    name: 'お疲れ様',
    src: pictureOf('#5f3dc4', '<rect x="1" y="6" width="30" height="20" rx="4"/>'),
  },
];
