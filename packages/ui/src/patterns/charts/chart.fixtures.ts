const days = Array.from({ length: 30 }, (_, index) => `11/${index + 1}`);
const weekend = (index: number) => index % 7 === 0 || index % 7 === 6;

export const month = {
  title: '1日の利用者数 People by day',
  categoryTitle: '日 Day',
  categories: days,
  series: [
    {
      id: 'members',
      name: 'メンバー Members',
      values: days.map((_, index) =>
        index === 12 ? null : weekend(index) ? 4 + (index % 3) : 96 + ((index * 37) % 41),
      ),
    },
    {
      id: 'guests',
      name: 'ゲスト Guests',
      values: days.map((_, index) =>
        index === 12 ? null : weekend(index) ? 0 : (index * 13) % 24,
      ),
    },
  ],
};

export const departments = {
  title: '部署ごとの人数 Members by department',
  categoryTitle: '部署 Department',
  categories: [
    '第二開発本部プラットフォーム推進室',
    'Engineering productivity',
    '営業',
    'デザイン',
    'People and culture',
  ],
  series: [{ id: 'members', name: '人数 Members', values: [128, 64, 42, 18, 7] }],
};
