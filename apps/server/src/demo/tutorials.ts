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
    name: { ja: 'はじめに', en: 'First steps' },
    tutorials: [
      {
        title: { ja: 'フロアを歩く', en: 'Walk around the floor' },
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
          en: `You **walk** through the office yourself.

# How to walk

1. Click the floor to walk there.
2. The arrow keys work as well, and so do W, A, S and D.
3. Turn the wheel of your mouse to come closer or step back.

Walls and glass stop you. Rooms are entered by their doors.

> Without the 3D view you can do the same on the plan under “Map”.

# Other floors

Open “Map” and choose a floor. You arrive at its entrance.`,
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
          en: `With a seat of your own, colleagues find you sooner.

- Click a free seat and choose **Sit here**.
- Walk on to stand up. The seat stays yours.
- To change it, choose **Sit here** on another free seat.

| Seat | Meaning |
| --- | --- |
| Free | Anyone can take it |
| Taken | Somebody else's |
| Highlighted | Yours |`,
        },
      },
      {
        title: { ja: '同僚を見つける', en: 'Find a colleague' },
        daysAgo: 33,
        content: {
          ja: `名前で探して、そのままその人のところへ行けます。

1. メンバーの一覧を開き、名前の一部を入力します。ひらがなでも、ローマ字でも見つかります。
2. 名前を選ぶと、今いる場所と状況が分かります。
3. **「居場所へ移動」** を選ぶと、その人のところまで歩きます。

色のついた丸は状況です。緑は対応できます、赤は取り込み中、黄は離席中です。`,
          en: `Look for someone by name, and go to them right away.

1. Open the list of members and type a part of the name, in any script.
2. Choose the name to see where they are and whether they are available.
3. Choose **Go to** to walk there.

The coloured dot is their availability: green is available, red is busy, amber is away.`,
        },
      },
    ],
  },
  {
    name: { ja: '話す・伝える', en: 'Talk and write' },
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
          en: `With people within five metres you can talk on the spot.

1. Walk up to the person.
2. Choose them, then **Voice chat**.
3. The voice chat begins when they accept.

The further you walk away, the quieter it gets, until the voice chat ends. You can mute your microphone at any time.

If you cannot talk now, switch to a written message from the same place.`,
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
          en: `What concerns everyone belongs in a **chat room**, what concerns one person in a **direct message**.

- Type \`@\` to mention somebody.
- Drop a file on the field to send it.
- Replies stay together in a thread, out of the way of other talk.

If the connection breaks, what you wrote is kept. It is sent in order as soon as you are back.`,
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
          en: `Plan it from “Online meeting” or from the calendar.

1. Choose **Plan a meeting**, and enter a title and a time. Meetings take 30 minutes or more.
2. Choose the participants. You can look for a time that suits all of them.
3. A meeting room is kept for you once you choose it.

Ten minutes before it begins you get a notice from which you can join.`,
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
          en: `Events of other calendars can stand beside those of the office.

1. Open **Calendar account** in the settings.
2. Choose a service, and allow it as it asks.
3. Where events collide you choose which one to keep.

You can unlink it at any time.`,
        },
      },
      {
        title: { ja: '会議室の画面に資料を映す', en: 'Share a document in a meeting room' },
        daysAgo: null,
        content: {
          ja: '会議室に入り、画面の近くで **「資料を共有」** を選びます。',
          en: 'Enter a meeting room, and choose **Share a document** near its screen.',
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
