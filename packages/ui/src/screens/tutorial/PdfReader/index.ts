export { PdfReader, type PdfReaderProps } from './PdfReader.tsx';
