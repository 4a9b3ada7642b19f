declare module 'virtual:design-tokens' {
  const data: import('./tokenPages.ts').TokenData;
  export default data;
}
