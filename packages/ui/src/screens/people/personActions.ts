import { icons, type IconGlyph } from '../../primitives/Icon/index.ts';
import {
  personActionNames,
  type PersonAction,
  type PersonActionName,
  type PersonActions,
} from './people.ts';

export const actionIcons: Record<PersonActionName, IconGlyph> = {
  wave: icons.wave,
  message: icons.directMessage,
  call: icons.phone,
  invite: icons.invite,
  goTo: icons.place,
  follow: icons.follow,
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

/** The key of an action's words in the strings of this area: one that goes on is ended by pressing it. */
export function actionKey(name: PersonActionName, { active }: PersonAction): string {
  return name === 'follow' && active ? 'unfollow' : name;
}
