export * from './AddEmoji.tsx';
