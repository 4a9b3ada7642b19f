import { createContext } from 'react';

/** Emoji of the organisation. Texts and reactions contain it as `:name:`. */
export interface CustomEmoji {
  /** Without colons. */
  name: string;
  /** URL of the picture. */
  src: string;
}

interface CustomEmojiSet {
  emojis: readonly CustomEmoji[];
  srcByName: ReadonlyMap<string, string>;
  /** Opens the dialog that adds an emoji. Undefined if the member cannot add any. */
  onAdd: (() => void) | undefined;
}

export const CustomEmojiContext = createContext<CustomEmojiSet>({
  emojis: [],
  srcByName: new Map(),
  onAdd: undefined,
});
