export * from './Theme.tsx';
