export * from './AdminWebhooks.tsx';
