/** A demo message. People are identified by the local part of their e-mail address. */
export interface DemoMessage {
  from: string;
  /** Days ago with a time in Japan, or minutes ago. */
  at: [days: number, time: string] | number;
  text: string;
  /** Referenced by `replyTo` and `thread` of other messages. */
  key?: string;
  replyTo?: string;
  thread?: string;
  mentions?: string[];
  reactions?: Record<string, string[]>;
  edited?: true;
  deleted?: true;
}

export interface DemoRoom {
  /** Null for the direct room of two people. */
  name: string | null;
  /** The first member is the owner. `everyone` adds all other members of the organisation except guests. */
  members: string[];
  everyone?: true;
  unread: Record<string, number>;
  messages: DemoMessage[];
}

// prettier-ignore
export const sakuraRooms: DemoRoom[] = [
  {
    name: '全社', members: ['aoi', 'sakura'], everyone: true, unread: { aoi: 1, ren: 3, mei: 2, haru: 4 },
    messages: [
      { from: 'aoi', at: [8, '09:02'], text: 'おはようございます。バーチャルオフィスの運用を今日から始めます。\n席は好きなところを選んでください。わからないことはこのルームで聞いてくださいね。', key: 'start', reactions: { '🎉': ['ren', 'mei', 'haru', 'sota', 'emma'], '👍': ['sakura', 'kaito'] } },
      { from: 'emma', at: [8, '09:10'], text: 'Good morning everyone! Looking forward to bumping into you here instead of scheduling yet another call 😄', reactions: { '😄': ['aoi', 'minjun'] } },
      { from: 'shota', at: [8, '09:31'], text: '音声がうまく聞こえない場合は、設定 → 音声 でスピーカーを選び直してみてください。\nhttps://help.sakura.example/audio', reactions: { '🙏': ['hina', 'yuto'] } },
      { from: 'hina', at: [8, '09:40'], text: '選び直したら聞こえました！ありがとうございます。', replyTo: 'start' },
      { from: 'sakura', at: [5, '10:00'], text: '【人事部より】健康診断の予約は今月末までです。まだの方は早めにお願いします。', key: 'health', reactions: { '👀': ['daiki', 'ryo'] } },
      { from: 'ryo', at: [5, '10:12'], text: '在宅の場合も同じ会場でしょうか？', thread: 'health' },
      { from: 'sakura', at: [5, '10:20'], text: '@林 涼 さん、お近くの提携クリニックでも受けられます。一覧をお送りしますね。', thread: 'health', mentions: ['ryo'] },
      { from: 'ryo', at: [5, '10:21'], text: '助かります！', thread: 'health', reactions: { '🙌': ['sakura'] } },
      { from: 'nanami', at: [2, '16:45'], text: '経費精算の締めは金曜 17:00 です。領収書の添付をお忘れなく。' },
      { from: 'misaki', at: [1, '11:05'], text: 'プレスリリースの下書きを共有しました。明日の正午までにコメントをいただけるとうれしいです。', edited: true, reactions: { '✨': ['aoi', 'rin'] } },
      { from: 'emma', at: [1, '18:20'], text: 'London team is off on Monday (bank holiday) — please plan reviews accordingly.' },
      { from: 'sota', at: 95, text: '本日 13:00 から 10 分ほど検証環境を止めます。', reactions: { '👍': ['yui', 'daiki'] } },
      { from: 'sakura', at: 38, text: '今日のランチ会、ラウンジに集合です 🍱 リモートの方もぜひ。' },
    ],
  },
  {
    name: '開発部', members: ['sota', 'ren', 'yui', 'daiki', 'aoi', 'minjun'], unread: { ren: 2, aoi: 0 },
    messages: [
      { from: 'sota', at: [3, '09:30'], text: '今週のゴール\n・チャットの検索を仕上げる\n・床面の読み込みを 1 秒以内にする\n・リリースノートを書く', key: 'goal', reactions: { '💪': ['ren', 'yui', 'daiki'] } },
      { from: 'yui', at: [3, '09:34'], text: '検索は私が見ます。1〜2 文字の日本語でも見つかるようにしたいです。', replyTo: 'goal' },
      { from: 'daiki', at: [3, '09:36'], text: '読み込みのほう、計測から始めます。' },
      { from: 'ren', at: [2, '14:02'], text: '床面の分割読み込みを入れました。手元では 1.8 秒 → 0.7 秒です。', key: 'fast', reactions: { '🚀': ['sota', 'daiki', 'yui'], '👏': ['aoi'] } },
      { from: 'sota', at: [2, '14:05'], text: 'すごい。どこが効きました？', thread: 'fast' },
      { from: 'ren', at: [2, '14:11'], text: '椅子をまとめて描くようにしたのが一番でした。描画の呼び出しが 1/20 になっています。', thread: 'fast' },
      { from: 'minjun', at: [2, '14:30'], text: 'Nice work! Could you share the profile? I would like to try the same on the map.', thread: 'fast', mentions: ['ren'] },
      { from: 'daiki', at: [1, '17:50'], text: '（誤って投稿）', deleted: true },
      { from: 'yui', at: [0, '09:15'], text: '検索のプルリクエストを出しました。レビューお願いします @高橋 蓮', mentions: ['ren'] },
      { from: 'sota', at: 22, text: '15 時から「けやき」で軽く相談しましょう。' },
    ],
  },
  {
    name: 'デザインレビュー', members: ['rin', 'mei', 'takumi', 'aoi', 'emma', 'guest'], unread: { mei: 0, guest: 1, aoi: 1 },
    messages: [
      { from: 'rin', at: [4, '13:00'], text: '新しいラウンジの配色案です。木の色をもう少し明るくしました。', key: 'lounge', reactions: { '😍': ['mei', 'emma'] } },
      { from: 'mei', at: [4, '13:08'], text: '入口から見たときの印象がずっと良くなりましたね。ソファの緑はこのままで？', replyTo: 'lounge' },
      { from: 'takumi', at: [4, '13:20'], text: 'インタビューでは「落ち着く」という声が多かったです（8 人中 6 人）。' },
      { from: 'emma', at: [3, '18:02'], text: 'The London folks love it too. One request: could we make the meeting room labels readable from the entrance?' },
      { from: 'guest', at: [1, '10:40'], text: '家具メーカーの森です。ご相談の椅子の寸法は 52 × 50 × 78 cm です。', reactions: { '🙏': ['rin'] } },
      { from: 'rin', at: 180, text: '寸法ありがとうございます！来週の打ち合わせで実物の色見本も見せていただけますか。', mentions: ['guest'] },
    ],
  },
  {
    name: 'London ⇄ Tokyo', members: ['emma', 'minjun', 'aoi', 'ren', 'misaki'], unread: { ren: 1, aoi: 2 },
    messages: [
      { from: 'emma', at: [6, '17:30'], text: 'Agenda for Thursday:\n1. Roadmap\n2. Support hours\n3. Offsite in Kyoto (yes, really)', key: 'agenda', reactions: { '🇯🇵': ['minjun'], '🎌': ['misaki'] } },
      { from: 'aoi', at: [6, '17:41'], text: 'ありがとうございます。3 の予算案は私が用意します。' },
      { from: 'minjun', at: [6, '17:45'], text: 'I can take support hours. 時差があるので 17:00 JST 開始だと助かります。', replyTo: 'agenda' },
      { from: 'misaki', at: [2, '09:50'], text: '京都の会場、三つ候補を出しました。どこも駅から 10 分以内です。' },
      { from: 'emma', at: [1, '19:05'], text: 'The second one has the garden, right? It gets my vote 🌿' },
      { from: 'minjun', at: 60, text: '+1 for the garden.' },
    ],
  },
  {
    name: '営業部', members: ['kaito', 'haru', 'hina', 'yuto'], unread: { haru: 1 },
    messages: [
      { from: 'kaito', at: [7, '09:05'], text: '今月の目標まであと 2 件です。見込みを表に入れておいてください。' },
      { from: 'haru', at: [7, '09:20'], text: '北野商事さま、来週デモです。バーチャルオフィスをそのまま見せるつもりです。', reactions: { '🔥': ['kaito', 'hina'] } },
      { from: 'hina', at: [1, '15:10'], text: '導入事例の資料、最新版に差し替えました。' },
      { from: 'kaito', at: 130, text: '客先から戻るのは 16 時ごろです。急ぎは電話ください 📞' },
    ],
  },
  {
    name: null, members: ['aoi', 'ren'], unread: { ren: 1 },
    messages: [
      { from: 'aoi', at: [1, '17:12'], text: '明日の役員向けデモ、フロアの案内をお願いできますか？' },
      { from: 'ren', at: [1, '17:15'], text: 'もちろんです。1 階から順に回りますね。', reactions: { '👍': ['aoi'] } },
      { from: 'aoi', at: 15, text: '11 時に受付で待っています。' },
    ],
  },
  {
    name: null, members: ['aoi', 'emma'], unread: { aoi: 1 },
    messages: [
      { from: 'aoi', at: [2, '18:00'], text: 'Thanks for the draft, Emma. I left two small comments in the document.' },
      { from: 'emma', at: [2, '18:30'], text: 'Thanks, I fixed both. お疲れさまです！' },
      { from: 'emma', at: 50, text: 'Do you have five minutes this afternoon? I’d like to talk about the Kyoto budget.' },
    ],
  },
  {
    name: null, members: ['ren', 'mei'], unread: { mei: 0 },
    messages: [
      { from: 'mei', at: [3, '11:11'], text: 'アバターの新しい髪型、三つ描いてみました。' },
      { from: 'ren', at: [3, '11:14'], text: '二つ目が好きです！そのまま組み込めそうです。', reactions: { '😊': ['mei'] } },
    ],
  },
];

// prettier-ignore
export const northwindRooms: DemoRoom[] = [
  {
    name: 'Studio', members: ['olivia', 'aoi'], everyone: true, unread: { aoi: 1 },
    messages: [
      { from: 'olivia', at: [3, '18:00'], text: 'Welcome to the new studio! Plants are virtual, coffee is not.', reactions: { '☕': ['lucas', 'ingrid'] } },
      { from: 'chihiro', at: [2, '18:20'], text: '絵コンテを更新しました。Storyboard is up to date.' },
      { from: 'lucas', at: 75, text: 'The render farm is back online.' },
    ],
  },
];
