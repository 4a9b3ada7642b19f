export * from './ContentArticle.tsx';
