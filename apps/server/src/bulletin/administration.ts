export { lockBoard, type BoardRow } from './board-store.ts';
export { keysOfFiles } from './file-store.ts';
export { hasKeyword, lockPost, readerCount, updatePost, type PostRow } from './post-store.ts';
