export * from './SsoCallback.tsx';
