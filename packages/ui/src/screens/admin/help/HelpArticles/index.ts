export * from './HelpArticles.tsx';
