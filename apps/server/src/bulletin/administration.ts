export { boardRows, type BoardRow } from './board-store.ts';
export { keysOfFiles } from './file-store.ts';
export { hasKeyword, postRows, readerCount, type PostRow } from './post-store.ts';
