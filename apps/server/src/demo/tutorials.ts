import { randomUUID } from 'node:crypto';
import type { Language } from '@office/vocabulary';
import { subDays } from 'date-fns/subDays';
import { subHours } from 'date-fns/subHours';
import type { Transaction } from '../database/database.ts';
import { tutorialCategories, tutorialProgress, tutorials } from '../database/schema/tutorials.ts';

type Texts = Record<Language, string>;

interface DemoTutorial {
  title: Texts;
  content: Texts;
  /** Days since publication; null for a draft. */
  daysAgo: number | null;
}

interface DemoCategory {
  name: Texts;
  tutorials: DemoTutorial[];
}

const demoTutorials: DemoCategory[] = [
  {
    name: { ja: 'はじめに', en: 'Get started' },
    tutorials: [
      {
        title: { ja: 'フロアを歩く', en: 'Move around the office' },
        daysAgo: 40,
        content: {
          ja: `オフィスの中は、**自分で歩いて**移動します。

# 歩き方

1. 床をクリックすると、そこまで歩きます。
2. 矢印キー、または W・A・S・Dキーでも歩けます。
3. マウスのホイールで、近づいたり離れたりできます。

壁やガラスは通り抜けられません。ドアのあるところから部屋に入ります。

> 3Dの画面が使えないときは、「マップ」の平面図で同じことができます。

# ほかのフロアへ

「マップ」を開き、フロアを選びます。そのフロアの入口に移動します。`,
          en: `In the office, you **walk** to where you want to be.

# Walk

1. Click a spot on the floor to walk there.
2. You can also use the arrow keys or W, A, S and D.
3. Scroll to zoom in or out.

You can’t walk through walls or glass. Use the door to enter a room.

> If 3D isn’t available, use the floor plan in “Map” instead.

# Go to another floor

Open “Map” and select a floor. You arrive at its entrance.`,
        },
      },
      {
        title: { ja: '席に座る', en: 'Take a seat' },
        daysAgo: 40,
        content: {
          ja: `自分の席があると、同僚があなたを見つけやすくなります。

- 空いている席をクリックし、**「座る」** を選びます。
- もう一度歩き出すと、席を立ちます。席はあなたのままです。
- 席を変えたいときは、別の空いている席で「座る」を選びます。

| 席の色 | 意味 |
| --- | --- |
| 空席 | 誰でも座れます |
| 使用中 | ほかの人の席です |
| 強調 | あなたの席です |`,
          en: `Take a seat to help your teammates find you.

- Select a free seat, then select **Sit here**.
- To stand up, walk away. The seat stays yours.
- To change seats, select **Sit here** on another free seat.

| Seat | Meaning |
| --- | --- |
| Free | Anyone can take it |
| Taken | It belongs to another member |
| Highlighted | It’s your seat |`,
        },
      },
      {
        title: { ja: '同僚を見つける', en: 'Find a teammate' },
        daysAgo: 33,
        content: {
          ja: `名前で探して、そのままその人のところへ行けます。

1. メンバーの一覧を開き、名前の一部を入力します。ひらがなでも、ローマ字でも見つかります。
2. 名前を選ぶと、今いる場所と状況が分かります。
3. **「居場所へ移動」** を選ぶと、その人のところまで歩きます。

色のついた丸は状況です。緑は対応できます、赤は取り込み中、黄は離席中です。`,
          en: `Search for someone by name and go straight to them.

1. Open the member list and enter part of a name, in Japanese or Latin letters.
2. Select a name to see where they are and whether they’re available.
3. Select **Go to** to walk to them.

The coloured dot shows their availability: green for available, red for busy and amber for away.`,
        },
      },
    ],
  },
  {
    name: { ja: '話す・伝える', en: 'Voice chat and messages' },
    tutorials: [
      {
        title: { ja: '近くの人に話しかける', en: 'Talk to someone nearby' },
        daysAgo: 26,
        content: {
          ja: `5メートル以内にいる人とは、その場で話せます。

1. 話したい人の近くまで歩きます。
2. その人を選び、**「ボイスチャット」** を選びます。
3. 相手が受けると、ボイスチャットが始まります。

離れるほど声は小さくなり、遠くまで離れるとボイスチャットは終わります。マイクはいつでも切れます。

話せないときは、同じ画面から文字のメッセージに切り替えられます。`,
          en: `You can talk to anyone within 5 metres.

1. Walk up to the person.
2. Select them, then select **Voice chat**.
3. The voice chat starts when they accept.

Voices get quieter as you move apart, and the voice chat ends when you’re out of range. You can mute your microphone at any time.

If you can’t talk right now, send a message from the same screen.`,
        },
      },
      {
        title: { ja: 'チャットルームとダイレクトメッセージ', en: 'Chat rooms and direct messages' },
        daysAgo: 19,
        content: {
          ja: `みんなに伝えることは**チャットルーム**へ、一人に伝えることは**ダイレクトメッセージ**へ書きます。

- \`@\` を入力すると、名前を呼びかけられます。
- ファイルは、入力欄に置くだけで送れます。
- 返信はスレッドにまとまり、ほかの話のじゃまになりません。

通信が切れても、書いた内容は残ります。つながると、順番どおりに送られます。`,
          en: `Use **chat rooms** to talk with your team, and **direct messages** to talk with one person.

- Type \`@\` to mention someone.
- Drag a file to the message field to send it.
- Reply in a thread to keep the conversation organised.

If you lose your connection, your messages are saved and sent in order when you’re back online.`,
        },
      },
    ],
  },
  {
    name: { ja: '予定と会議', en: 'Meetings and calendar' },
    tutorials: [
      {
        title: { ja: '会議を予約する', en: 'Plan a meeting' },
        daysAgo: 12,
        content: {
          ja: `「オンライン会議」または「カレンダー」から予約します。

1. **「会議を予約」** を選び、タイトルと時間を入れます。会議は30分からです。
2. 参加者を選びます。空いている時間も探せます。
3. 会議室を選ぶと、その時間は部屋が確保されます。

10分前になるとお知らせが届き、そこから参加できます。`,
          en: `Schedule meetings from “Online meetings” or the calendar.

1. Select **Plan a meeting**, then enter a title and time. Meetings last at least 30 minutes.
2. Add participants. You can find a time when everyone is free.
3. Choose a meeting room to book it for your meeting.

You get a reminder ten minutes before the start and can join from there.`,
        },
      },
      {
        title: { ja: 'カレンダーを連携する', en: 'Link your calendar' },
        daysAgo: 3,
        content: {
          ja: `ほかのカレンダーの予定も、オフィスのカレンダーに並べられます。

1. 「設定」の**カレンダーアカウント**を開きます。
2. サービスを選び、画面の案内に沿って許可します。
3. 予定が重なると、どちらを残すかを選べます。

連携はいつでも解除できます。`,
          en: `See events from your other calendars in the office calendar.

1. Open Settings and go to **Calendar account**.
2. Choose a service and follow the steps to give access.
3. If two events overlap, choose which one to keep.

You can unlink your calendar at any time.`,
        },
      },
      {
        title: { ja: '会議室の画面に資料を映す', en: 'Share a document in a meeting room' },
        daysAgo: null,
        content: {
          ja: '会議室に入り、画面の近くで **「資料を共有」** を選びます。',
          en: 'Go into a meeting room. Near the screen, select **Share a document**.',
        },
      },
    ],
  },
];

interface DemoOfficeOfTutorials {
  organizationId: string;
  userIds: readonly string[];
  now: Date;
}

export async function insertTutorials(
  tx: Transaction,
  { organizationId, userIds, now }: DemoOfficeOfTutorials,
): Promise<void> {
  const categories = demoTutorials.map((category, index) => ({
    ...category,
    id: randomUUID(),
    position: index + 1,
  }));
  await tx
    .insert(tutorialCategories)
    .values(categories.map(({ id, name, position }) => ({ id, name, position, organizationId })));
  const rows = categories.flatMap(({ id: categoryId, tutorials: of }) =>
    of.map(({ title, content, daysAgo }, index) => {
      const publishedAt = daysAgo === null ? null : subDays(now, daysAgo);
      return {
        id: randomUUID(),
        organizationId,
        categoryId,
        title,
        content,
        position: index + 1,
        publishedAt,
        notifiedAt: publishedAt,
        updatedAt: publishedAt ?? now,
      };
    }),
  );
  await tx.insert(tutorials).values(rows);
  const published = rows.filter(({ publishedAt }) => publishedAt !== null);
  await tx.insert(tutorialProgress).values(
    userIds.flatMap((userId, person) =>
      published.slice(0, Math.max(0, published.length - 1 - (person % 6))).map((row, index) => ({
        tutorialId: row.id,
        userId,
        openedAt: subHours(now, 90 - index),
        doneAt: (index + person) % 3 === 2 ? null : subHours(now, 89 - index),
      })),
    ),
  );
}
