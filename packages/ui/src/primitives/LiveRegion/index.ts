export * from './LiveRegion.tsx';
