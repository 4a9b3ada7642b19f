export { StageDocument, type StageDocumentProps } from './StageDocument.tsx';
