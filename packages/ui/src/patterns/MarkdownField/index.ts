export {
  MarkdownField,
  type MarkdownFieldProps,
  type MarkdownFiles,
  type MarkdownUpload,
} from './MarkdownField.tsx';
