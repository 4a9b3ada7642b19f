export * from './SsoSettings.tsx';
