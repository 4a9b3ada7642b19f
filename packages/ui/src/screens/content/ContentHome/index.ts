export * from './ContentHome.tsx';
