export { FileUpload, type FileUploadProps, type UploadItem } from './FileUpload.tsx';
