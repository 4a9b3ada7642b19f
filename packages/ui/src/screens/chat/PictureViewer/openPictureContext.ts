import { createContext } from 'react';

/** Opens a picture in the viewer by its `pictureKey`. `url` is opened if the viewer fails to load. */
export type OpenPicture = (event: { key: string; url: string }) => void;

/** Null outside of a `PictureViewing`. Pictures are then links. */
export const OpenPictureContext = createContext<OpenPicture | null>(null);
