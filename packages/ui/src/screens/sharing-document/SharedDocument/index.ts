export {
  SharedDocument,
  type SharedDocumentProps,
  type SharedDocumentState,
} from './SharedDocument.tsx';
