import { icons, type IconGlyph } from '../primitives/Icon/index.ts';

/** The actions for a person, in the order in which they are offered. */
export const personActionNames = [
  'wave',
  'message',
  'call',
  'invite',
  'goTo',
  'follow',
  'meet',
  'note',
  'profile',
] as const;
export type PersonActionName = (typeof personActionNames)[number];

/** An action for a person: absent where it does not apply, disabled with the reason. */
export interface PersonAction {
  /** A key of `reason` in the strings of this area; enabled where absent. */
  disabled?: 'offline' | 'guest' | 'later' | 'otherFloor';
  /** It goes on already, and pressing it ends it: one follows them. */
  active?: boolean;
  onPress(): void;
}

/**
 * The actions for a person. `wave`, on oneself alone, waves to people nearby; `call` talks to them
 * by voice at once, `invite` asks them to talk, `goTo` walks to where they are, `follow` walks after
 * them, `meet` plans a meeting with them, `note` leaves a note on their desk.
 */
export type PersonActions = Partial<Record<PersonActionName, PersonAction>>;

export const actionIcons: Record<PersonActionName, IconGlyph> = {
  wave: icons.wave,
  message: icons.directMessage,
  call: icons.phone,
  invite: icons.invite,
  goTo: icons.place,
  follow: icons.follow,
  meet: icons.plan,
  note: icons.note,
  profile: icons.person,
};

/** The actions that there are, in their order. */
export function listed(
  actions: PersonActions,
): readonly { name: PersonActionName; action: PersonAction }[] {
  return personActionNames.flatMap((name) => {
    const action = actions[name];
    return action ? [{ name, action }] : [];
  });
}

/** Names what a press does, as the words for actions are named: an active one ends. */
export function pressedAction(
  name: PersonActionName,
  { active }: PersonAction,
): PersonActionName | 'unfollow' {
  return name === 'follow' && active ? 'unfollow' : name;
}
