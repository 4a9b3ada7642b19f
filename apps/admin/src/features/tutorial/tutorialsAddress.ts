/** The addresses of tutorials in the administration. */
export const tutorialsHref = '/tutorials';
export const categoriesHref = '/tutorials/categories';

/** The form of a tutorial; that of a new one for `new`. */
export const tutorialHref = (tutorialId: string) => `/tutorials/${tutorialId}`;
