export * from './primitives/index.ts';
