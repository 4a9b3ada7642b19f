export * from './Separator.tsx';
