export * from './HelpArticle.tsx';
