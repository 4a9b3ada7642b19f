export * from './KeyHint.tsx';
