export * from './ContentArticleForm.tsx';
