export * from './OutgoingWebhooks.tsx';
