export * from './AdminAccessTokens.tsx';
