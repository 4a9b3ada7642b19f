import { icons, type IconGlyph } from '../primitives/Icon/index.ts';

export const personActionNames = [
  'wave',
  'message',
  'call',
  'goTo',
  'follow',
  'meet',
  'note',
  'profile',
] as const;
export type PersonActionName = (typeof personActionNames)[number];

export interface PersonAction {
  /** Key of `reason` in the texts of this area. */
  disabled?: 'offline' | 'guest' | 'later' | 'otherFloor';
  /** The action is in progress and pressing it ends it, such as following the person. */
  active?: boolean;
  onPress(): void;
}

/**
 * `wave`, only for the current member, waves to people nearby. `follow` follows the person, `note`
 * leaves a note on the person's desk.
 */
export type PersonActions = Partial<Record<PersonActionName, PersonAction>>;

export const actionIcons: Record<PersonActionName, IconGlyph> = {
  wave: icons.wave,
  message: icons.directMessage,
  call: icons.phone,
  goTo: icons.place,
  follow: icons.follow,
  meet: icons.plan,
  note: icons.note,
  profile: icons.person,
};

export function listActions(
  actions: PersonActions,
): readonly { name: PersonActionName; action: PersonAction }[] {
  return personActionNames.flatMap((name) => {
    const action = actions[name];
    return action ? [{ name, action }] : [];
  });
}

export function pressedAction(
  name: PersonActionName,
  { active }: PersonAction,
): PersonActionName | 'unfollow' {
  return name === 'follow' && active ? 'unfollow' : name;
}
