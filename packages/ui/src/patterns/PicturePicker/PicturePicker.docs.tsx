import { PicturePicker } from './index.ts';
import type { ComponentDocs } from '../../stories/componentDocs.ts';

const pictureTexts = { label: 'Photo', choose: 'Choose', change: 'Change', remove: 'Remove' };

export const docs: ComponentDocs = {
  use: ['A portrait or logo: choose a file, crop it to a square, preview, remove.'],
  avoid: [
    { when: 'Files in general.', instead: 'FileUpload' },
    { when: 'A picture of an emoji.', instead: 'AddEmoji' },
  ],
  anatomy: {
    Preview: 'The stored or the chosen picture, or initials.',
    'Choose, change, remove': 'Buttons.',
    Message: 'Hint, or the problem of the file.',
    'Crop dialog': 'Area and zoom.',
  },
  examples: [
    {
      do: {
        text: 'List types and sizes.',
        example: (
          <PicturePicker
            name="Ren Sato"
            texts={{ ...pictureTexts, hint: 'JPG or PNG, 5 KB to 5 MB' }}
          />
        ),
      },
      dont: {
        text: 'Leave the limits open.',
        example: (
          <PicturePicker
            name="Ren Sato"
            texts={{ ...pictureTexts, hint: 'Supported image files' }}
          />
        ),
      },
    },
  ],
  content: [
    {
      rule: 'The hint lists types and sizes.',
      good: { en: 'JPG or PNG, 5 KB to 5 MB', ja: 'JPGまたはPNG、5KB〜5MB' },
      bad: { en: 'Supported image files', ja: '対応画像ファイル' },
    },
  ],
  roles: {
    Picker: '`group` named by `texts.label`',
    Area: '`application` named and described by its keys',
    Zoom: '`slider` with the percentage',
  },
  keys: {
    '↑, ↓, ←, →': 'In the crop area: moves the picture.',
    '+, -': 'In the crop area: zooms.',
  },
  announced: [
    'Position and zoom are announced after each step, and a rejected file in place of the hint. The type is detected from the content.',
  ],
  tested: ['CutByKeys', 'CutByPointer', 'TooSmall', 'NotAPicture'],
  related: { Avatar: 'shows the picture.', FileUpload: 'is for other files.' },
};
