import type { Language } from '@office/vocabulary';

/** Labels of the product in answers. A test compares them with the texts of the user interface. */
export const labels = {
  'nav.map': { ja: 'マップ', en: 'Map' },
  'nav.calendar': { ja: 'カレンダー', en: 'Calendar' },
  'nav.chatRoom': { ja: 'チャットルーム', en: 'Chat rooms' },
  'nav.onlineMeeting': { ja: 'オンライン会議', en: 'Online meetings' },
  'nav.myDesk': { ja: 'マイデスク', en: 'My desk' },
  'nav.questionAndAnswer': { ja: '質問と回答', en: 'Q&A' },
  'nav.changeAvatar': { ja: 'アバター変更', en: 'Change avatar' },
  'nav.find': { ja: '検索', en: 'Search' },
  'personAction.wave': { ja: '手を振る', en: 'Wave' },
  'personAction.call': { ja: 'ボイスチャット', en: 'Voice chat' },
  'personAction.follow': { ja: 'ついて行く', en: 'Follow' },
  'personAction.note': { ja: '机にメモを残す', en: 'Leave a note' },
} as const satisfies Record<string, Record<Language, string>>;

type Label = keyof typeof labels;

/** Replaces `{nav.map}` by the label in the language. */
function withLabels(text: string, language: Language): string {
  return text.replace(/\{([\w.]+)\}/g, (_, name: string) => labels[name as Label][language]);
}

type Text = Record<Language, string>;

interface Topic {
  /** Matches messages that this answer fits. */
  about: RegExp;
  text: Text;
}

/** Each answer explains one feature. `{nav.map}` is a label of the user interface. */
// prettier-ignore
const topics: readonly Topic[] = [
  {
    about: /会議|ミーティング|打ち合わせ|\b(meeting|meet)s?\b/i,
    text: {
      ja: '会議は「{nav.onlineMeeting}」からすぐに始められます。日時を決めるときは「{nav.calendar}」の空いている時間を選ぶだけです。',
      en: 'You can start a meeting right away in “{nav.onlineMeeting}”. To plan one, select a free time in “{nav.calendar}”.',
    },
  },
  {
    about: /地図|マップ|フロア|階|部屋|\b(map|floor|room)s?\b/i,
    text: {
      ja: 'ほかのフロアへは「{nav.map}」から移動できます。3階には、もっと静かな席がありますよ。',
      en: 'You can go to the other floors from “{nav.map}”. The third floor has quieter desks.',
    },
  },
  {
    about: /話|声|通話|マイク|\b(talk|voice|call|microphone)\b/i,
    text: {
      ja: 'トークエリアに入ると、そこにいる人と声で話せます。離れた人は「{personAction.call}」で呼べます。私たちデモメンバーは声では話せないので、別のブラウザで ren@sakura.example としてサインインして試してみてください。',
      en: 'Walk into a talk area to talk with the people there, or choose “{personAction.call}” for someone far away. Demo members like me cannot talk, so sign in as ren@sakura.example in another browser to try it.',
    },
  },
  {
    about: /アバター|服|髪|\b(avatar|clothes|hair)\b/i,
    text: {
      ja: '「{nav.changeAvatar}」で、髪型や服を選べます。私の服もそこで選びました。',
      en: 'You can choose your hair and clothes in “{nav.changeAvatar}”. That’s where I got mine.',
    },
  },
  {
    about: /机|デスク|席|メモ|\b(desk|seat|note)s?\b/i,
    text: {
      ja: '「{nav.myDesk}」では、自分の机を飾れます。席を外している人には「{personAction.note}」で伝言を置けます。',
      en: 'You can decorate your desk in “{nav.myDesk}”. If someone is away, “{personAction.note}” puts a message on their desk.',
    },
  },
  {
    about: /探|検索|見つ|\b(search|find)\b/i,
    text: {
      ja: '人もメッセージも会議も「{nav.find}」でまとめて探せます。',
      en: '“{nav.find}” looks through people, messages and meetings at once.',
    },
  },
  {
    about: /チャット|ルーム|メッセージ|\b(chat|channel|message)s?\b/i,
    text: {
      ja: 'みんなへの連絡は「{nav.chatRoom}」の「全社」が便利です。メッセージにリアクションを付けたり、スレッドで返信したりできます。',
      en: 'To reach everyone, write to “全社” (the whole company) in “{nav.chatRoom}”. You can react to messages and reply in threads.',
    },
  },
  {
    about: /使い方|わから|分から|教えて|ヘルプ|\b(help|how)\b/i,
    text: {
      ja: '使い方は「{nav.questionAndAnswer}」にまとまっています。見つからないときは、そこから管理者に質問できます。',
      en: 'You’ll find guides in “{nav.questionAndAnswer}”. If something is missing, you can ask the administrators there.',
    },
  },
  // Last, because many questions begin with a greeting.
  {
    about: /手を振|あいさつ|挨拶|こんにちは|おはよう|はじめまして|\b(hello|hi|hey|wave|good morning)\b/i,
    text: {
      ja: 'こんにちは！近くに来たら、Gキーで手を振ってみてください。私も手を振り返します。人を選ぶと「{personAction.follow}」もできますよ。',
      en: 'Hello! When you are near me, press G to wave. I’ll wave back. You can also select a person and choose “{personAction.follow}”.',
    },
  },
];

/** Answers to a message. Falls back to the topics in order, so that each answer is a new one. */
export function answerTo(message: string, language: Language, count: number): string {
  const topic = topics.find(({ about }) => about.test(message)) ?? topics[count % topics.length]!;
  return withLabels(topic.text[language], language);
}

const declined: Text = {
  ja: 'すみません、いま手が離せません。私はデモメンバーなので声では話せませんが、メッセージにはお返事します。「{personAction.call}」は、別のブラウザで ren@sakura.example としてサインインすると試せます。',
  en: 'Sorry, I can’t talk right now. I’m a demo member, but I answer messages. To try “{personAction.call}”, sign in as ren@sakura.example in another browser.',
};

const yieldedTo: Text = {
  ja: 'ちょうど話が終わったところです。この場所は自由に使ってくださいね。私たちデモメンバーは声では話せませんが、メッセージにはお返事します。',
  en: 'We have just finished, so the place is yours. Demo members like us can’t talk, but we answer messages.',
};

export const declinedCall = (language: Language) => withLabels(declined[language], language);
export const seatYieldedTexts = (language: Language) => withLabels(yieldedTo[language], language);

export const allTexts: readonly Text[] = [...topics.map(({ text }) => text), declined, yieldedTo];

export const reactionEmojis = ['👍', '🙌', '😊', '👏', '🎉', '👀'] as const;
