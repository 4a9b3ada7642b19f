export * from './HelpArticleForm.tsx';
