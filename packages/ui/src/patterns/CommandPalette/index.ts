export * from './CommandPalette.tsx';
