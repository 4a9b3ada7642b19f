export * from './ScimSettings.tsx';
