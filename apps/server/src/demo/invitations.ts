import { defaultLanguage, type Language, type Role } from '@office/vocabulary';
import { addHours } from 'date-fns/addHours';
import { addMinutes } from 'date-fns/addMinutes';
import { subHours } from 'date-fns/subHours';
import { markAccepted } from '../auth/store/invitation-store.ts';
import { consumeLink, invalidateInvitationLinks } from '../auth/one-time-link.ts';
import type { Config } from '../config/config.ts';
import type { Transaction } from '../database/database.ts';
import { markSent } from '../mail/outbox-store.ts';
import { outboxMailer } from '../mail/outbox.ts';
import { createInvitations, markWithdrawn } from '../organization/invitation-issue.ts';
import { findInviter } from '../organization/invites.ts';
import { backdateMail, markMailFailed } from './demo-store.ts';
import { joinedAt } from './people.ts';

interface DemoInvitation {
  email: string;
  name: string;
  department?: string;
  role?: Role;
  language?: Language;
  /** Hours before now, or before the person joined if the invitation was accepted. */
  hoursAgo: number;
  accepted?: true;
  /** Hours after sending. */
  withdrawnAfter?: number;
  /** The last response of the mail server. */
  mailError?: string;
}

export interface DemoInvitations {
  by: string;
  people: readonly DemoInvitation[];
}

export type DemoConfig = Pick<Config, 'publicUrl'>;

const noSuchDomain = '550 5.1.2 <hayato.ishii@sakrua.example>: Domain not found';

// prettier-ignore
export const sakuraInvitations: DemoInvitations = {
  by: 'aoi',
  people: [
    { email: 'moe.hasegawa@sakura.example', name: '長谷川 萌', department: 'デザイン部', hoursAgo: 5 },
    { email: 'tsubasa.ogawa@sakura.example', name: '小川 翼', department: '開発部', hoursAgo: 26 },
    { email: 'hayato.ishii@sakrua.example', name: '石井 隼人', department: '営業部', hoursAgo: 53, mailError: noSuchDomain },
    { email: 'priya.nair@sakura.example', name: 'Priya Nair', department: '海外事業部', language: 'en', hoursAgo: 79 },
    { email: 'kei.tanabe@harumi-design.example', name: '田辺 圭', department: '社外', role: 'GUEST', hoursAgo: 136 },
    { email: 'nao.fujita@koyo-print.example', name: '藤田 直', department: '社外', role: 'GUEST', hoursAgo: 385 },
    { email: 'aki.okada@sakura.example', name: '岡田 亜紀', department: '広報部', hoursAgo: 579 },
    { email: 'tsuyoshi.endo@sakura.example', name: '遠藤 剛', department: '経理部', hoursAgo: 650, withdrawnAfter: 47 },
    { email: 'guest@sakura.example', name: '森 光', department: '社外', role: 'GUEST', hoursAgo: 3, accepted: true },
    { email: 'mao@sakura.example', name: '清水 真央', department: 'カスタマーサポート部', hoursAgo: 28, accepted: true },
    { email: 'minjun@sakura.example', name: 'Kim Minjun', department: '海外事業部', language: 'en', hoursAgo: 75, accepted: true },
  ],
};

// prettier-ignore
export const northwindInvitations: DemoInvitations = {
  by: 'olivia',
  people: [
    { email: 'freja.holm@northwind.example', name: 'Freja Holm', department: 'Design', language: 'en', hoursAgo: 33 },
    { email: 'tomas.reyes@northwind.example', name: 'Tomás Reyes', department: 'Sound', language: 'en', hoursAgo: 290 },
    { email: 'aoi@sakura.example', name: '青木 葵', hoursAgo: 29, accepted: true },
  ],
};

export async function insertInvitations(
  tx: Transaction,
  organization: { id: string; name: string },
  { by, people }: DemoInvitations,
  { userIds, config, now }: { userIds: ReadonlyMap<string, string>; config: DemoConfig; now: Date },
): Promise<void> {
  const inviter = await findInviter(tx, userIds.get(by)!);
  for (const { email, name, department, role = 'USER', ...options } of people) {
    const { language = defaultLanguage, mailError, withdrawnAfter } = options;
    const acceptedAt = options.accepted ? joinedAt(now) : null;
    const sentAt = subHours(acceptedAt ?? now, options.hoursAgo);
    const deps = { config, mail: outboxMailer, now: () => sentAt };
    const invitee = { email, role, language, name, department };
    const [issued] = await createInvitations(deps, tx, { organization, inviter }, [invitee]);
    const { id, token } = issued!;
    const mail = await backdateMail(tx, id, sentAt);
    if (mailError) await markMailFailed(tx, mail.id, mailError);
    else await markSent(tx, mail, addMinutes(sentAt, 1));
    if (acceptedAt) {
      await consumeLink({ now: () => acceptedAt }, tx, 'INVITE', token);
      await markAccepted(tx, id, acceptedAt);
    }
    if (withdrawnAfter) {
      const withdrawnAt = addHours(sentAt, withdrawnAfter);
      await invalidateInvitationLinks(tx, [id], 'WITHDRAWN', withdrawnAt);
      await markWithdrawn(tx, [id], withdrawnAt);
    }
  }
}
