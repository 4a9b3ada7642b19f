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

// prettier-ignore
export const starterHelp: readonly StarterCategory[] = [
  {
    name: { ja: 'はじめに', en: 'Getting started' },
    articles: [
      {
        title: { ja: 'バーチャルオフィスでできること', en: 'What you can do in the virtual office' },
        content: {
          ja: 'バーチャルオフィスは、離れて働くメンバーが同じ場所にいるように過ごせるオフィスです。\n\n- **オフィスを歩く**：誰がどこにいるかが見えます。近づいて手を振ったり、話しかけたりできます。\n- **話す**：ボイスチャットとオンライン会議を使えます。アプリの追加は不要です。\n- **書く**：チャットルームとダイレクトメッセージに、文章とファイルを送れます。\n- **予定を立てる**：カレンダーで会議を予約し、会議室を押さえます。\n\n左のメニューから開いた画面は、オフィスに重なって表示されます。オフィスに戻るには、`Esc`キーを押すか、もう一度メニューを押します。',
          en: 'The virtual office brings a distributed team together in one place.\n\n- **Move around**: See where your teammates are. Walk up to them to wave or talk.\n- **Talk**: Use voice chat and online meetings in your browser. You don’t need another app.\n- **Chat**: Send messages and files in chat rooms and direct messages.\n- **Plan**: Schedule meetings and book meeting rooms in the calendar.\n\nPages from the menu on the left open on top of the office. To return to the office, press `Esc` or select the menu entry again.',
        },
      },
      {
        title: { ja: '最初の日にしておくこと', en: 'Set up on your first day' },
        content: {
          ja: '数分で終わります。\n\n1. **プロフィール**に写真、フリガナ、部署を入れます。右上または左下の自分の写真から開けます。\n2. **アバターを変更**で、オフィスの中の自分の姿を選びます。\n3. **設定**の「音声」でマイクとスピーカーを選びます。\n4. **マップ**で自分の席を選びます。空いている席なら、どこでも座れます。\n5. 通知を受け取るか聞かれたら「許可」を選ぶと、画面を閉じていても呼びかけに気づけます。',
          en: 'Setup takes a few minutes.\n\n1. Select your picture to open your **profile**. Add a photo, the reading of your name and your department.\n2. Select **Change avatar** to choose how you look in the office.\n3. Open **Settings** and go to Audio to choose your microphone and speaker.\n4. Choose your seat on the **Map**. You can take any free seat.\n5. When you’re asked about notifications, select Allow. You’ll be notified even when the page is closed.',
        },
      },
      {
        title: { ja: 'ステータスの変え方', en: 'Change your status' },
        content: {
          ja: '自分の写真を押すと、**働く場所**（オフィス、客先、在宅）と**状況**（対応可能、取り込み中、離席中、ログアウト、休暇中）を選べます。\n\n| 状況 | 色 | 使うとき |\n| --- | --- | --- |\n| 対応可能 | 緑 | 話しかけてよいとき |\n| 取り込み中 | 赤 | 集中したいとき |\n| 離席中 | 黄 | 席を外すとき |\n| 休暇中 | 黒 | 休みの日（在宅のとき） |\n\n会議やボイスチャットの間は自動で「取り込み中」になり、終わると元に戻ります。',
          en: 'Select your picture to choose where you’re **working from** (Office, With a client, Home) and your **availability** (Available, Busy, Away, Logged out, On vacation).\n\n| Availability | Colour | Use it when |\n| --- | --- | --- |\n| Available | Green | You’re free to talk |\n| Busy | Red | You want to focus |\n| Away | Amber | You’re away from your desk |\n| On vacation | Black | You have the day off (working from: Home) |\n\nDuring meetings and voice chats, your status changes to Busy automatically. Your previous status returns when they end.',
        },
      },
    ],
  },
  {
    name: { ja: 'オフィスで過ごす', en: 'In the office' },
    articles: [
      {
        title: { ja: 'オフィスの中を歩く', en: 'Move around the office' },
        content: {
          ja: '行きたい場所の床を**クリック**すると、アバターが歩いて向かいます。`↑` `↓` `←` `→` キーや `W` `A` `S` `D` キーでも動けます。\n\n- マウスのホイール、または `+` と `-` で、近づいたり離れたりできます。\n- ほかのフロアへは**マップ**から移動します。\n- 3Dが表示できない端末や、動きが重いときは、**設定**の「グラフィック」で「3Dなし」を選ぶと、平面図で同じことができます。',
          en: '**Click** a spot on the floor to walk there. You can also use the arrow keys `↑` `↓` `←` `→` or `W` `A` `S` `D`.\n\n- To zoom, scroll or press `+` and `-`.\n- To go to another floor, open the **Map**.\n- If 3D is slow or not available on your device, open **Settings**, go to Graphics and select Without 3D. The floor plan has the same features.',
        },
      },
      {
        title: { ja: '席に座る・席を離れる', en: 'Take or leave a seat' },
        content: {
          ja: '空いている席を選んで「座る」を押します。座った席は自分の席として残り、ほかのメンバーからも見えます。\n\n席を変えるときは、別の空いている席で同じようにします。「席を離れる」を押すと、席は空きます。管理者が割り当てた席は、管理者に相談してください。\n\nほかの人が先に座っていた場合は、その席は選べません。',
          en: 'Select a free seat, then select Sit here. The seat stays yours and other members can see it.\n\nTo change seats, take another free seat. To free your seat, select Leave the seat. If an administrator assigned your seat, ask them to change it.\n\nYou can’t take a seat that another member has taken first.',
        },
      },
      {
        title: { ja: 'メンバーを探す', en: 'Find a member' },
        content: {
          ja: '**メンバーを探す**を開いて、名前、フリガナ、部署の一部を入力します。漢字でもかなでもローマ字でも見つかります（例：`たか`、`taka`）。\n\n見つけたメンバーからは、\n\n- **居場所へ移動**：その人のところまで歩きます。\n- **ついて行く**：その人の後を歩きます。\n- **ボイスチャット**を始める、メッセージを送る、会議を予約する\n\nことができます。不在のときは、マイデスクに**メモ**を残せます。',
          en: 'Open **Find a member** and enter part of a name, its reading or a department. You can search in kanji, kana or Latin letters, such as `たか` or `taka`.\n\nFrom the search results, you can:\n\n- **Go to** the member’s location\n- **Follow** the member\n- Start a **voice chat**, send a message or schedule a meeting\n\nIf they’re not in the office, leave a **note** on their desk.',
        },
      },
      {
        title: { ja: 'マイデスクとメモ', en: 'Use your desk and notes' },
        content: {
          ja: '**マイデスク**には、飾りを置いたり、届いたメモを読んだりする場所があります。\n\nほかのメンバーのマイデスクには、その人のプロフィールから行けます。メモは200文字までで、色を選べます。読んだメモは自分で片づけます。',
          en: '**My desk** shows your decorations and the notes that other members left for you.\n\nTo visit another member’s desk, open their profile. A note can have up to 200 characters, and you can choose its colour. After you’ve read a note, remove it from your desk.',
        },
      },
      {
        title: { ja: 'アバターを変える', en: 'Change your avatar' },
        content: {
          ja: '**アバターを変更**で、体型、髪型、服、小物を選びます。選ぶとすぐに見本に反映され、「保存」を押すとオフィスの中の姿も変わります。\n\nプロフィール写真を入れていないときは、アバターの似顔絵が写真の代わりに表示されます。',
          en: 'In **Change avatar**, choose a build, hairstyle, clothes and accessories. The preview updates as you choose. Select Save to update your look in the office.\n\nIf you haven’t added a profile photo, a portrait of your avatar is shown instead.',
        },
      },
    ],
  },
  {
    name: { ja: '話す・会議する', en: 'Voice chat and meetings' },
    articles: [
      {
        title: { ja: '近くの人と話す', en: 'Talk with someone nearby' },
        content: {
          ja: '話したい人に近づいて、その人を選び、「ボイスチャット」を押します。相手が参加すると始まります。断られても理由は聞かれません。\n\n- ボイスチャットは**5メートル以内**で続きます。離れると声が小さくなり、そのまま離れると終わります。\n- 画面下のバーで、ミュート、マイクの切り替え、退出ができます。\n- 話しにくいときは、そのまま**ダイレクトメッセージ**に切り替えられます。',
          en: 'Walk up to a member, select them and select Voice chat. It starts when they accept. They don’t have to give a reason to decline.\n\n- You can talk within **5 metres**. Voices get quieter as you move apart, and the voice chat ends when you’re out of range.\n- Use the bar at the bottom to mute yourself, change your microphone or leave.\n- If you can’t talk right now, switch to a **direct message**.',
        },
      },
      {
        title: { ja: 'ボイスチャットのルームを使う', en: 'Use voice rooms' },
        content: {
          ja: '**ボイスチャット**には、フロアのトークエリア、自分のルーム、管理者のルームが並びます。一つのルームで話せるのは**最大5人**です。\n\n1. 「ルームを作成」で名前とメンバーを決めます。\n2. 「参加」を押すと、マイクの使用を聞かれます。\n3. 「メンバーを招待」で、相手の画面に招待が届きます。\n\n誰もいないまま時間がたつと、続けるかどうかを確認します。',
          en: '**Voice chat** lists the talk areas of your floor, your own rooms and rooms from administrators. **Up to five** people can talk in a room.\n\n1. Select Create a room. Enter a name and add members.\n2. Select Join. Your browser asks for permission to use the microphone.\n3. Select Invite members. They see the invitation on their screen.\n\nIf you’re alone in a room for a while, you’re asked whether you want to stay.',
        },
      },
      {
        title: { ja: '会議を予約する', en: 'Plan a meeting' },
        content: {
          ja: '**オンライン会議**または**カレンダー**から「会議を予約」を押し、タイトル、日時、参加者、会議室を決めます。\n\n- 時間は**30分以上**です。\n- 「空き時間を探す」で、全員が空いている時間の候補が出ます。\n- 会議室がその時間に使用中の場合は、いつ空くかが表示されます。\n- 参加者には通知とメールが届き、出席、未定、欠席を答えられます。\n- 「非公開」にすると、ほかの人には「予定あり」とだけ見えます。',
          en: 'In **Online meetings** or the **calendar**, select Plan a meeting. Enter a title and time, and choose participants and a meeting room.\n\n- Meetings last at least **30 minutes**.\n- Find a time suggests times when everyone is free.\n- If the meeting room is booked, you see when it becomes free.\n- Participants get a notification and an email. They can accept, answer maybe or decline.\n- Private meetings appear as Busy to other members.',
        },
      },
      {
        title: { ja: '今すぐ会議を始める・参加する', en: 'Start or join a meeting now' },
        content: {
          ja: '**今すぐ始める**を選ぶと、選んだメンバーにすぐ知らせが届きます。会議室に入ったときも、その場で会議を始められます。\n\n参加するときは、始まる10分前から表示される「参加」を押します。会議IDとパスコードを受け取った場合は、「会議IDで参加」に入力します。\n\n進行中の会議の内容は変更できませんが、延長と終了はできます。',
          en: 'Select **Start now** to notify the members you’ve chosen right away. You can also start a meeting when you walk into a meeting room.\n\nJoin appears ten minutes before a meeting starts. If you have a meeting ID and passcode, select Join with an ID.\n\nYou can’t edit a meeting that is in progress, but you can extend or end it.',
        },
      },
      {
        title: { ja: '声が聞こえない・届かないとき', en: 'Fix audio problems' },
        content: {
          ja: '順に確かめてください。\n\n1. 画面下のバーで**ミュート**になっていないか\n2. ブラウザのアドレスバーのアイコンで、**マイクが許可**されているか\n3. **設定**の「音声」で、正しいマイクとスピーカーが選ばれているか\n4. ほかの会議アプリがマイクを使っていないか\n5. ブラウザの音声が止められていないか（「音声を再生」が出ていたら押します）\n\n社内のネットワークによっては、管理者による中継の設定が必要です。',
          en: 'Check the following:\n\n1. Are you **muted**? Check the bar at the bottom.\n2. Is the **microphone allowed**? Select the icon in the address bar.\n3. In **Settings**, under Audio, are the right microphone and speaker selected?\n4. Is another meeting app using the microphone?\n5. Is sound blocked by the browser? If you see Play sound, select it.\n\nSome company networks need a relay server. Ask your administrator to set it up.',
        },
      },
    ],
  },
  {
    name: { ja: 'チャット・通知・カレンダー', en: 'Chat, notifications and calendar' },
    articles: [
      {
        title: { ja: 'チャットルームとダイレクトメッセージ', en: 'Chat rooms and direct messages' },
        content: {
          ja: '**チャットルーム**は複数人、**ダイレクトメッセージ**は二人の場所です。\n\n- `Enter`で送信、`Shift`+`Enter`で改行です。\n- `@`に続けて名前を入れると、メンションになり、相手に知らせが届きます。\n- 1通は1,000文字まで、ファイルは50KB以上5MB以下です。\n- 返信は**スレッド**にまとめられます。\n- 電波がないときに書いたメッセージは端末に残り、つながると順番に送られます。\n- メッセージは**2か月**で消えます。残したいものは保存してください。',
          en: 'Use **chat rooms** for groups and **direct messages** for one-to-one conversations.\n\n- Press `Enter` to send, or `Shift`+`Enter` to start a new line.\n- Type `@` and a name to mention someone. They’ll be notified.\n- Messages can have up to 1,000 characters. Files can be 50 KB to 5 MB.\n- Reply in a **thread** to keep a discussion together.\n- Messages that you write offline stay on your device and are sent in order when you’re back online.\n- Messages are deleted after **two months**. Save anything you want to keep.',
        },
      },
      {
        title: { ja: '通知の受け取り方を変える', en: 'Choose your notifications' },
        content: {
          ja: '**設定**の「通知」で、ダイレクトメッセージ、チャットルーム、会議、組織、ボイスチャットの招待のそれぞれをオン・オフできます。\n\n端末に通知を出すには、ブラウザの許可が必要です。「拒否」にした場合は、アドレスバーのアイコンから許可し直してください。\n\n見逃した知らせは、**通知**の一覧に残っています。',
          en: 'In **Settings**, under Notifications, turn notifications on or off for direct messages, chat rooms, meetings, your organisation and voice chat invitations.\n\nTo get notifications on your device, allow them in your browser. If you blocked them, select the icon in the address bar to allow them again.\n\nYou can find missed notifications in **Notifications**.',
        },
      },
      {
        title: { ja: 'カレンダーを連携する', en: 'Link your calendar' },
        content: {
          ja: '**カレンダー連携**で、Googleカレンダー、Outlook、CalDAVのアカウントをつなぐと、会議が双方向で同期されます。非公開の予定は、ほかの人には「予定あり」とだけ見えます。\n\nアカウントをつながない場合も、「ほかのカレンダー用のアドレス」を登録すれば、会議を読み込めます。このアドレスは自分だけのものです。人に見せてしまったときは、新しいアドレスに変えてください。',
          en: 'In **Link calendar**, connect a Google Calendar, Outlook or CalDAV account to sync meetings both ways. Private events appear as Busy to other members.\n\nIf you don’t want to connect an account, add the address for other calendars to your calendar app to show your meetings there. Keep this address private. If someone else has seen it, create a new one.',
        },
      },
    ],
  },
  {
    name: { ja: 'アカウントと安心', en: 'Your account and privacy' },
    articles: [
      {
        title: { ja: 'パスワードを変える・忘れたとき', en: 'Change or reset your password' },
        content: {
          ja: '**設定**の「パスワード」で変更します。4〜16文字で、数字、英小文字、英大文字、記号（`# ? ! @ $ % ^ & * - +`）を一つ以上ずつ使います。\n\n忘れたときは、サインイン画面の「パスワードを忘れた場合」からメールを受け取ります。リンクは1時間有効です。\n\n間違いが5回続くと、しばらくサインインできなくなります。急ぐときは管理者に解除を頼んでください。',
          en: 'To change your password, open **Settings** and go to Password. Use 4 to 16 characters with at least one digit, one lowercase letter, one uppercase letter and one symbol (`# ? ! @ $ % ^ & * - +`).\n\nIf you forgot your password, request an email from the sign-in page. The link expires after one hour.\n\nAfter five wrong passwords, you can’t sign in for a while. If it’s urgent, ask an administrator to unlock your account.',
        },
      },
      {
        title: { ja: '新しい場所でコードを聞かれたら', en: 'Enter a sign-in code' },
        content: {
          ja: '初めてのネットワークからサインインすると、**4桁の認証コード**がメールで届きます。コードは5分間有効で、30秒たつと再送できます。\n\n届かないときは、迷惑メールのフォルダも確かめてください。心当たりのないコードが届いたら、パスワードを変え、**設定**の「セキュリティ」でほかの端末をサインアウトしてください。',
          en: 'When you sign in from a new network, we email you a **4-digit code**. The code expires after five minutes. You can request a new one after 30 seconds.\n\nIf you don’t get the email, check your spam folder. If you get a code that you didn’t request, change your password. Then open **Settings**, go to Security and sign out your other devices.',
        },
      },
      {
        title: { ja: 'ほかの人に見えるもの・見えないもの', en: 'What other members can see' },
        content: {
          ja: '同じ組織のメンバーには、名前、部署、写真、ステータス、フロアでの居場所が見えます。ゲストには、メールアドレスは見えません。\n\n見えないもの：\n\n- ボイスチャットの声は、そのルームの人だけに届きます。同意しないかぎり、録音されません。\n- ダイレクトメッセージは、二人だけが読めます。\n- 非公開の予定のタイトルは、参加者だけに見えます。\n\nほかの組織の人からは、何も見えません。',
          en: 'Members of your organisation can see your name, department, photo, status and location on the floor. Guests can’t see email addresses.\n\nThe following is private:\n\n- Only people in a voice chat room can hear you. You’re recorded only if you agree.\n- Only you and the other person can read your direct messages.\n- Only participants can see the title of a private meeting.\n\nPeople in other organisations can’t see anything.',
        },
      },
      {
        title: { ja: 'キーボードだけで使う', en: 'Keyboard shortcuts' },
        content: {
          ja: 'すべての操作をキーボードで行えます。\n\n| キー | すること |\n| --- | --- |\n| `Alt`+`Shift`+文字 | メニューを開く（`M`マップ、`R`チャットルーム、`D`ダイレクトメッセージ、`V`ボイスチャット、`G`オンライン会議、`N`通知、`S`設定） |\n| `Esc` | パネルを閉じて、オフィスに戻る |\n| `↑` `↓` `←` `→` | オフィスを歩く |\n| `Tab` | 次の項目へ |\n| `Enter` | 選ぶ、メッセージを送る |\n\nスクリーンリーダーでは、**マップ**の一覧から、誰がどこにいるかを読み上げ、そこへ移動できます。',
          en: 'You can do everything with the keyboard.\n\n| Keys | Action |\n| --- | --- |\n| `Alt`+`Shift`+letter | Open a menu entry (`M` Map, `R` Chat rooms, `D` Direct messages, `V` Voice chat, `G` Online meetings, `N` Notifications, `S` Settings) |\n| `Esc` | Close the panel and return to the office |\n| `↑` `↓` `←` `→` | Walk |\n| `Tab` | Go to the next item |\n| `Enter` | Select, or send a message |\n\nWith a screen reader, use the list on the **Map** to hear where members are and go to them.',
        },
      },
    ],
  },
];
