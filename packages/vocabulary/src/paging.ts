export const memberSearchSize = 10;

export const visiblePages = 5;
