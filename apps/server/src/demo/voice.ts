import type { CreatableVoiceRoomKind } from '@office/vocabulary';
import type { Transaction } from '../database/database.ts';
import { voiceRoomMembers, voiceRooms } from '../database/schema/voice.ts';

export interface DemoVoiceRoom {
  kind: CreatableVoiceRoomKind;
  name: string;
  /** Katakana reading of the name, for admin rooms. */
  nameKatakana?: string;
  owner: string;
  /** Members with access, in addition to the owner. */
  memberNames: string[];
}

export const sakuraVoiceRooms: DemoVoiceRoom[] = [
  {
    kind: 'ADMIN',
    name: '全社アナウンス',
    nameKatakana: 'ｾﾞﾝｼｬｱﾅｳﾝｽ',
    owner: 'aoi',
    memberNames: [],
  },
  {
    kind: 'ADMIN',
    name: 'お客様とのご相談',
    nameKatakana: 'ｵｷｬｸｻﾏﾄﾉｺﾞｿｳﾀﾞﾝ',
    owner: 'aoi',
    memberNames: ['guest'],
  },
  { kind: 'OWN', name: '企画のひろば', owner: 'aoi', memberNames: ['ren', 'mei', 'haru'] },
  { kind: 'OWN', name: 'もくもく会', owner: 'ren', memberNames: ['aoi', 'sota', 'yui'] },
];

export const northwindVoiceRooms: DemoVoiceRoom[] = [
  { kind: 'ADMIN', name: 'All hands', owner: 'olivia', memberNames: [] },
  { kind: 'OWN', name: 'Storyboard corner', owner: 'lucas', memberNames: ['aoi', 'chihiro'] },
];

export async function insertVoiceRooms(
  tx: Transaction,
  organizationId: string,
  rooms: readonly DemoVoiceRoom[],
  ids: ReadonlyMap<string, string>,
): Promise<void> {
  for (const { kind, name, nameKatakana, owner, memberNames } of rooms) {
    const [room] = await tx
      .insert(voiceRooms)
      .values({ organizationId, kind, name, nameKatakana, ownerId: ids.get(owner)! })
      .returning({ roomId: voiceRooms.id });
    const members = memberNames.map((member) => ({
      organizationId,
      roomId: room!.roomId,
      userId: ids.get(member)!,
    }));
    if (members.length > 0) await tx.insert(voiceRoomMembers).values(members);
  }
}
