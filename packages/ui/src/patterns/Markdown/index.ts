export * from './Markdown.tsx';
