export * from './AdminCustomEmoji.tsx';
