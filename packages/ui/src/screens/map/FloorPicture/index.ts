export { FloorPicture, type FloorPictureProps } from './FloorPicture.tsx';
