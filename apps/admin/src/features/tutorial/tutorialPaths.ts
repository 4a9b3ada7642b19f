export const tutorialsHref = '/tutorials';
export const categoriesHref = '/tutorials/categories';

export const tutorialHref = (tutorialId: string) => `/tutorials/${tutorialId}`;
