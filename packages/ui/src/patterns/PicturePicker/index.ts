export { PicturePicker, type PictureChange, type PicturePickerProps } from './PicturePicker.tsx';
