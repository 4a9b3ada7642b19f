export * from './Callout.tsx';
