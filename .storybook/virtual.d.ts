declare module 'virtual:design-tokens' {
  import type { TokenData } from './tokenPages.ts';

  const data: TokenData;
  export default data;
}
