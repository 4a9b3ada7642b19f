import { createContext } from 'react';

/** Whether avatars wait with loading their pictures. Pictures that are loading or cached are not affected. */
export const PausedPictures = createContext(false);
