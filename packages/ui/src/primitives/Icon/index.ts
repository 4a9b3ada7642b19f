export * from './Icon.tsx';
export * as icons from './icons.ts';
