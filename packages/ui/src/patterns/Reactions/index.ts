export { Reactions, type Reaction, type ReactionsProps } from './Reactions.tsx';
