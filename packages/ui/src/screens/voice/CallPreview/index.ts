export {
  CallPreview,
  type CallPreviewProps,
  type CallPreviewState,
  type PreviewDevice,
} from './CallPreview.tsx';
