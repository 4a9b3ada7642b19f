import type { FloorPerson } from '@office/world/movement';
import type { PlanPerson } from '@office/ui';
import { portraitUrl } from '../../../office/people/portraits.ts';

const shown = new WeakMap<FloorPerson, PlanPerson>();

/** Converts a person for the plan. Returns a cached object so that React skips unchanged members. */
export function toPlanPerson(person: FloorPerson): PlanPerson {
  const known = shown.get(person);
  if (known) return known;
  const { userId, name, status, workingStatus, x, z, heading, state } = person;
  const avatarUrl = person.avatarUrl ?? portraitUrl(person.avatar);
  const planPerson = { userId, name, avatarUrl, status, workingStatus, x, z, heading, state };
  shown.set(person, planPerson);
  return planPerson;
}
