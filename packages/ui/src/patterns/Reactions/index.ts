export { EmojiGrid, type EmojiGridProps } from './EmojiGrid.tsx';
export { Reactions, type Reaction, type ReactionsProps } from './Reactions.tsx';
