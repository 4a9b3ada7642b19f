/** The words of the notification that tells members of a new tutorial; its own title stands below. */
export const publishedTitle = {
  ja: '新しいチュートリアルがあります',
  en: 'There is a new tutorial',
};
