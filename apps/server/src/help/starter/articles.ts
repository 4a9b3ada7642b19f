import type { Language } from '@office/vocabulary';

type Text = Record<Language, string>;

interface StarterArticle {
  title: Text;
  content: Text;
}

interface StarterCategory {
  name: Text;
  articles: StarterArticle[];
}

/** Help articles about the product, copied to every new organisation. */
// prettier-ignore
export const starterHelp: readonly StarterCategory[] = [
  {
    name: { ja: 'はじめに', en: 'Getting started' },
    articles: [
      {
        title: { ja: 'バーチャルオフィスでできること', en: 'What you can do in the virtual office' },
        content: {
          ja: 'バーチャルオフィスは、離れて働くメンバーが同じ場所にいるように過ごせるオフィスです。\n\n- **オフィスを歩く**：誰がどこにいるかが見えます。近づいて手を振ったり、話しかけたりできます。\n- **話す**：ボイスチャットとオンライン会議を使えます。アプリの追加は不要です。\n- **書く**：チャットルームとダイレクトメッセージに、文章とファイルを送れます。\n- **予定を立てる**：カレンダーで会議を予約し、会議室を押さえます。\n\n左のメニューから開いた画面は、オフィスに重なって表示されます。オフィスに戻るには、`Esc`キーを押すか、もう一度メニューを押します。',
          en: 'The virtual office lets people who work apart spend the day as if they shared one place.\n\n- **Walk around**: you see who is where, and you can go up to someone, wave and talk.\n- **Talk**: voice chats and online meetings work right here, with no other app.\n- **Write**: chat rooms and direct messages take text and files.\n- **Plan**: book meetings and meeting rooms in the calendar.\n\nA page that you open from the menu on the left lies over the office. Press `Esc`, or the menu entry again, to get back.',
        },
      },
      {
        title: { ja: '最初の日にしておくこと', en: 'What to do on your first day' },
        content: {
          ja: '数分で終わります。\n\n1. **プロフィール**に写真、フリガナ、部署を入れます。右上または左下の自分の写真から開けます。\n2. **アバターを変更**で、オフィスの中の自分の姿を選びます。\n3. **設定**の「音声」でマイクとスピーカーを選びます。\n4. **マップ**で自分の席を選びます。空いている席なら、どこでも座れます。\n5. 通知を受け取るか聞かれたら「許可」を選ぶと、画面を閉じていても呼びかけに気づけます。',
          en: 'It takes a few minutes.\n\n1. Fill in your **profile**: photo, how your name is read, department. It opens from your own picture.\n2. Choose how you look in the office under **Change avatar**.\n3. Choose your microphone and speaker in **Settings**, under Audio.\n4. Pick your seat on the **Map**. Any free seat is fine.\n5. When you are asked about notifications, choose Allow. Then you notice when someone asks for you, even with the page closed.',
        },
      },
      {
        title: { ja: 'ステータスの変え方', en: 'How to change your status' },
        content: {
          ja: '自分の写真を押すと、**働く場所**（オフィス、客先、在宅）と**状況**（対応可能、取り込み中、離席中、ログアウト、休暇中）を選べます。\n\n| 状況 | 色 | 使うとき |\n| --- | --- | --- |\n| 対応可能 | 緑 | 話しかけてよいとき |\n| 取り込み中 | 赤 | 集中したいとき |\n| 離席中 | 黄 | 席を外すとき |\n| 休暇中 | 黒 | 休みの日（在宅のとき） |\n\n会議やボイスチャットの間は自動で「取り込み中」になり、終わると元に戻ります。',
          en: 'Press your own picture to choose where you are **working from** (Office, With a client, Home) and your **availability** (Available, Busy, Away, Logged out, On vacation).\n\n| Availability | Colour | When |\n| --- | --- | --- |\n| Available | green | people may talk to you |\n| Busy | red | you want to focus |\n| Away | amber | you have left your desk |\n| On vacation | black | your days off (from home) |\n\nIn a meeting or a voice chat you are shown as busy by yourself, and back as before when it ends.',
        },
      },
    ],
  },
  {
    name: { ja: 'オフィスで過ごす', en: 'In the office' },
    articles: [
      {
        title: { ja: 'オフィスの中を歩く', en: 'How to walk around' },
        content: {
          ja: '行きたい場所の床を**クリック**すると、アバターが歩いて向かいます。`↑` `↓` `←` `→` キーや `W` `A` `S` `D` キーでも動けます。\n\n- マウスのホイール、または `+` と `-` で、近づいたり離れたりできます。\n- ほかのフロアへは**マップ**から移動します。\n- 3Dが表示できない端末や、動きが重いときは、**設定**の「グラフィック」で「3Dなし」を選ぶと、平面図で同じことができます。',
          en: '**Click** the floor where you want to go, and your avatar walks there. The keys `↑` `↓` `←` `→` and `W` `A` `S` `D` do the same.\n\n- The mouse wheel, or `+` and `-`, brings the view nearer or further away.\n- Use the **Map** to go to another floor.\n- If your device cannot show 3D, or is slow, choose Without 3D in **Settings** under Graphics: the floor plan does all the same.',
        },
      },
      {
        title: { ja: '席に座る・席を離れる', en: 'How to sit down and leave your seat' },
        content: {
          ja: '空いている席を選んで「座る」を押します。座った席は自分の席として残り、ほかのメンバーからも見えます。\n\n席を変えるときは、別の空いている席で同じようにします。「席を離れる」を押すと、席は空きます。管理者が割り当てた席は、管理者に相談してください。\n\nほかの人が先に座っていた場合は、その席は選べません。',
          en: 'Choose a free seat and press Sit here. It stays yours, and others see that it is.\n\nTo change seats, do the same at another free one. Leave the seat makes it free again. If an administrator gave you a seat, ask them about changing it.\n\nA seat that someone else took first cannot be chosen.',
        },
      },
      {
        title: { ja: 'メンバーを探す', en: 'How to find a member' },
        content: {
          ja: '**メンバーを探す**を開いて、名前、フリガナ、部署の一部を入力します。漢字でもかなでもローマ字でも見つかります（例：`たか`、`taka`）。\n\n見つけたメンバーからは、\n\n- **居場所へ移動**：その人のところまで歩きます。\n- **ついて行く**：その人の後を歩きます。\n- **会話に誘う**、メッセージを送る、会議を予約する\n\nことができます。不在のときは、マイデスクに**メモ**を残せます。',
          en: 'Open **Find a member** and type part of a name, its reading or a department. Kanji, kana and letters all work, such as `たか` or `taka`.\n\nFrom someone you have found you can\n\n- **go to** where they are,\n- **follow** them,\n- **invite them to talk**, write to them, or plan a meeting.\n\nIf they are not there, leave a **note** on their desk.',
        },
      },
      {
        title: { ja: 'マイデスクとメモ', en: 'Your desk, and notes on it' },
        content: {
          ja: '**マイデスク**には、飾りを置いたり、届いたメモを読んだりする場所があります。\n\nほかのメンバーのマイデスクには、その人のプロフィールから行けます。メモは200文字までで、色を選べます。読んだメモは自分で片づけます。',
          en: '**My desk** holds your decorations, and the notes that others have left for you.\n\nYou reach another member’s desk from their profile. A note has up to 200 characters and a colour. Take notes down yourself once you have read them.',
        },
      },
      {
        title: { ja: 'アバターを変える', en: 'How to change your avatar' },
        content: {
          ja: '**アバターを変更**で、体型、髪型、服、小物を選びます。選ぶとすぐに見本に反映され、「保存」を押すとオフィスの中の姿も変わります。\n\nプロフィール写真を入れていないときは、アバターの似顔絵が写真の代わりに表示されます。',
          en: 'Under **Change avatar** you choose build, hair, clothes and accessories. The preview follows each choice; saving changes how you look in the office.\n\nWithout a photo in your profile, a portrait of your avatar is shown instead.',
        },
      },
    ],
  },
  {
    name: { ja: '話す・会議する', en: 'Talking and meeting' },
    articles: [
      {
        title: { ja: '近くの人と話す', en: 'How to talk with someone nearby' },
        content: {
          ja: '話したい人に近づいて、その人を選び、「会話に誘う」を押します。相手が受けると会話が始まります。断られても理由は聞かれません。\n\n- 会話は**5メートル以内**で続きます。離れると声が小さくなり、そのまま離れると終わります。\n- 画面下のバーで、ミュート、マイクの切り替え、退出ができます。\n- 話しにくいときは、そのまま**ダイレクトメッセージ**に切り替えられます。',
          en: 'Go up to someone, choose them, and press Invite to talk. The conversation starts when they accept. Nobody has to say why they decline.\n\n- You can hear each other within **5 metres**. Voices fade as you walk apart, and the conversation ends if you go on.\n- The bar at the bottom mutes you, changes the microphone and lets you leave.\n- If you cannot speak, switch to a **direct message** with one press.',
        },
      },
      {
        title: { ja: 'ボイスチャットのルームを使う', en: 'How to use voice rooms' },
        content: {
          ja: '**ボイスチャット**には、フロアのトークエリア、自分のルーム、管理者のルームが並びます。一つのルームで話せるのは**最大5人**です。\n\n1. 「ルームを作成」で名前とメンバーを決めます。\n2. 「参加」を押すと、マイクの使用を聞かれます。\n3. 「メンバーを招待」で、相手の画面に招待が届きます。\n\n誰もいないまま時間がたつと、続けるかどうかを確認します。',
          en: '**Voice chat** lists the talk areas of your floor, your own rooms and the administrator’s rooms. **Up to five** people talk in one.\n\n1. Create a room: give it a name and members.\n2. Press Join; your browser asks about the microphone.\n3. Invite members: they see the invitation at once.\n\nAfter a while alone you are asked whether to go on.',
        },
      },
      {
        title: { ja: '会議を予約する', en: 'How to plan a meeting' },
        content: {
          ja: '**オンライン会議**または**カレンダー**から「会議を予約」を押し、タイトル、日時、参加者、会議室を決めます。\n\n- 時間は**30分以上**です。\n- 「空き時間を探す」で、全員が空いている時間の候補が出ます。\n- 会議室がその時間に使用中の場合は、いつ空くかが表示されます。\n- 参加者には通知とメールが届き、出席、未定、欠席を答えられます。\n- 「非公開」にすると、ほかの人には「予定あり」とだけ見えます。',
          en: 'Press Plan a meeting in **Online meetings** or in the **calendar**, and give it a title, a time, participants and a room.\n\n- A meeting lasts **30 minutes or more**.\n- Find a time suggests when everyone is free.\n- If the room is taken then, you are told until when.\n- Participants get a notification and an email, and answer with accept, maybe or decline.\n- A private meeting shows to others as Busy alone.',
        },
      },
      {
        title: { ja: '今すぐ会議を始める・参加する', en: 'How to start or join a meeting now' },
        content: {
          ja: '**今すぐ始める**を選ぶと、選んだメンバーにすぐ知らせが届きます。会議室に入ったときも、その場で会議を始められます。\n\n参加するときは、始まる10分前から表示される「参加」を押します。会議IDとパスコードを受け取った場合は、「会議IDで参加」に入力します。\n\n進行中の会議の内容は変更できませんが、延長と終了はできます。',
          en: '**Start now** tells the members you have chosen at once. You can also start a meeting by walking into a meeting room.\n\nTo join, press Join, which appears ten minutes before the start. With a meeting ID and a passcode, use Join with an ID.\n\nA running meeting cannot be changed, but it can be made longer or ended.',
        },
      },
      {
        title: { ja: '声が聞こえない・届かないとき', en: 'When you cannot hear, or are not heard' },
        content: {
          ja: '順に確かめてください。\n\n1. 画面下のバーで**ミュート**になっていないか\n2. ブラウザのアドレスバーのアイコンで、**マイクが許可**されているか\n3. **設定**の「音声」で、正しいマイクとスピーカーが選ばれているか\n4. ほかの会議アプリがマイクを使っていないか\n5. ブラウザの音声が止められていないか（「音声を再生」が出ていたら押します）\n\n社内のネットワークによっては、管理者による中継の設定が必要です。',
          en: 'Check these in turn.\n\n1. Are you **muted**, in the bar at the bottom?\n2. Is the **microphone allowed**, behind the icon in the address bar?\n3. Are the right microphone and speaker chosen in **Settings**, under Audio?\n4. Is another meeting app using the microphone?\n5. Has the browser stopped the sound? If it offers to play it, press that.\n\nSome company networks need a relay, which the administrator sets up.',
        },
      },
    ],
  },
  {
    name: { ja: 'チャット・通知・カレンダー', en: 'Chat, notifications, calendar' },
    articles: [
      {
        title: { ja: 'チャットルームとダイレクトメッセージ', en: 'Chat rooms and direct messages' },
        content: {
          ja: '**チャットルーム**は複数人、**ダイレクトメッセージ**は二人の場所です。\n\n- `Enter`で送信、`Shift`+`Enter`で改行です。\n- `@`に続けて名前を入れると、メンションになり、相手に知らせが届きます。\n- 1通は1,000文字まで、ファイルは50KB以上5MB以下です。\n- 返信は**スレッド**にまとめられます。\n- 電波がないときに書いたメッセージは端末に残り、つながると順番に送られます。\n- メッセージは**2か月**で消えます。残したいものは保存してください。',
          en: '**Chat rooms** are for several people, **direct messages** for two.\n\n- `Enter` sends, `Shift`+`Enter` begins a new line.\n- `@` and a name mentions someone, who is told.\n- A message has up to 1,000 characters, a file from 50 KB to 5 MB.\n- Answers can stand together in a **thread**.\n- What you write without a connection stays on your device and is sent in order later.\n- Messages go after **two months**. Save what you want to keep.',
        },
      },
      {
        title: { ja: '通知の受け取り方を変える', en: 'How to change what you are notified of' },
        content: {
          ja: '**設定**の「通知」で、ダイレクトメッセージ、チャットルーム、会議、組織、ボイスチャットの招待のそれぞれをオン・オフできます。\n\n端末に通知を出すには、ブラウザの許可が必要です。「拒否」にした場合は、アドレスバーのアイコンから許可し直してください。\n\n見逃した知らせは、**通知**の一覧に残っています。',
          en: 'In **Settings**, under Notifications, switch each kind on or off: direct messages, chat rooms, meetings, the organisation, and invitations to voice chats.\n\nYour browser has to allow notifications on the device. If you blocked them, allow them again behind the icon in the address bar.\n\nWhatever you missed is still in the list of **Notifications**.',
        },
      },
      {
        title: { ja: 'カレンダーを連携する', en: 'How to link your calendar' },
        content: {
          ja: '**カレンダー連携**で、Googleカレンダー、Outlook、CalDAVのアカウントをつなぐと、会議が双方向で同期されます。非公開の予定は、ほかの人には「予定あり」とだけ見えます。\n\nアカウントをつながない場合も、「ほかのカレンダー用のアドレス」を登録すれば、会議を読み込めます。このアドレスは自分だけのものです。人に見せてしまったときは、新しいアドレスに変えてください。',
          en: 'Under **Link calendar** you connect an account of Google Calendar, Outlook or CalDAV, and meetings sync both ways. Private events show to others as Busy alone.\n\nWithout an account, give the address for other calendars to your calendar app, and it reads your meetings. The address is yours alone: change it if someone else has seen it.',
        },
      },
    ],
  },
  {
    name: { ja: 'アカウントと安心', en: 'Your account and privacy' },
    articles: [
      {
        title: { ja: 'パスワードを変える・忘れたとき', en: 'How to change or reset your password' },
        content: {
          ja: '**設定**の「パスワード」で変更します。4〜16文字で、数字、英小文字、英大文字、記号（`# ? ! @ $ % ^ & * - +`）を一つ以上ずつ使います。\n\n忘れたときは、サインイン画面の「パスワードを忘れた場合」からメールを受け取ります。リンクは1時間有効です。\n\n間違いが5回続くと、しばらくサインインできなくなります。急ぐときは管理者に解除を頼んでください。',
          en: 'Change it in **Settings**, under Password: 4 to 16 characters, with at least one digit, one lowercase letter, one uppercase letter and one symbol (`# ? ! @ $ % ^ & * - +`).\n\nIf you have forgotten it, ask for an email on the sign-in page. Its link works for one hour.\n\nAfter five wrong passwords you cannot sign in for a while. An administrator can unlock you.',
        },
      },
      {
        title: { ja: '新しい場所でコードを聞かれたら', en: 'When you are asked for a code' },
        content: {
          ja: '初めてのネットワークからサインインすると、**4桁の認証コード**がメールで届きます。コードは5分間有効で、30秒たつと再送できます。\n\n届かないときは、迷惑メールのフォルダも確かめてください。心当たりのないコードが届いたら、パスワードを変え、**設定**の「セキュリティ」でほかの端末をサインアウトしてください。',
          en: 'Signing in from a new network sends you a **code of four digits** by email. It works for five minutes; after 30 seconds you can have another.\n\nIf it does not come, look in the spam folder, too. If you get a code you did not ask for, change your password and sign out other devices in **Settings**, under Security.',
        },
      },
      {
        title: { ja: 'ほかの人に見えるもの・見えないもの', en: 'What others see, and what they do not' },
        content: {
          ja: '同じ組織のメンバーには、名前、部署、写真、ステータス、フロアでの居場所が見えます。ゲストには、メールアドレスは見えません。\n\n見えないもの：\n\n- ボイスチャットの声は、そのルームの人だけに届きます。録音はされません。\n- ダイレクトメッセージは、二人だけが読めます。\n- 非公開の予定のタイトルは、参加者だけに見えます。\n\nほかの組織の人からは、何も見えません。',
          en: 'Members of your organisation see your name, department, photo, status and where you are on the floor. Guests do not see e-mail addresses.\n\nWhat is not seen:\n\n- Voices reach those in the room alone, and are not recorded.\n- A direct message is read by two people alone.\n- The title of a private meeting is for its participants.\n\nPeople of other organisations see nothing at all.',
        },
      },
      {
        title: { ja: 'キーボードだけで使う', en: 'How to use the office by keyboard' },
        content: {
          ja: 'すべての操作をキーボードで行えます。\n\n| キー | すること |\n| --- | --- |\n| `Alt`+`Shift`+文字 | メニューを開く（`M`マップ、`R`チャットルーム、`D`ダイレクトメッセージ、`V`ボイスチャット、`G`オンライン会議、`N`通知、`S`設定） |\n| `Esc` | パネルを閉じて、オフィスに戻る |\n| `↑` `↓` `←` `→` | オフィスを歩く |\n| `Tab` | 次の項目へ |\n| `Enter` | 選ぶ、メッセージを送る |\n\nスクリーンリーダーでは、**マップ**の一覧から、誰がどこにいるかを読み上げ、そこへ移動できます。',
          en: 'Everything works by keyboard.\n\n| Keys | What they do |\n| --- | --- |\n| `Alt`+`Shift`+letter | open a menu entry (`M` map, `R` chat rooms, `D` direct messages, `V` voice chat, `G` online meetings, `N` notifications, `S` settings) |\n| `Esc` | close the panel and return to the office |\n| `↑` `↓` `←` `→` | walk |\n| `Tab` | to the next item |\n| `Enter` | choose, or send a message |\n\nWith a screen reader, the list on the **Map** says who is where, and takes you there.',
        },
      },
    ],
  },
];
