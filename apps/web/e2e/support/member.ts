import { sakura, type NewBrowserOptions } from './test.ts';

/** A member of Sakura Works, by what is before the @, in English. */
export const member = (name: string): NewBrowserOptions => ({
  as: `${name}@sakura.example`,
  organization: sakura,
  language: 'en',
});
