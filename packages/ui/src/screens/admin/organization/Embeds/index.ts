export * from './Embeds.tsx';
