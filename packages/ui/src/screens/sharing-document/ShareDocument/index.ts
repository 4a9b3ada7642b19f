export { ShareDocument, type ChatFile, type ShareDocumentProps } from './ShareDocument.tsx';
