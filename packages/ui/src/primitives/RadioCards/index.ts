export * from './RadioCards.tsx';
