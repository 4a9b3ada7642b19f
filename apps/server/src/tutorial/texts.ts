export const publishedTitle = {
  ja: '新しいチュートリアルがあります',
  en: 'There is a new tutorial',
};
