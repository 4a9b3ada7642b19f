export * from './ContentArticles.tsx';
