export * from './Bots.tsx';
