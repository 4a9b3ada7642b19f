import { seededRandom, shuffled, zipfWeights } from '../random.ts';

export interface CompanySize {
  organizations: number;
  members: number;
}

interface RoomPlan {
  isDirect: boolean;
  members: number[];
}

export interface OrganizationPlan {
  /** Index of the first member. Members of an organisation are consecutive. */
  firstMember: number;
  members: number;
  rooms: RoomPlan[];
  /** Members of the same meetings. */
  teams: number[][];
}

const departmentSize = 15;
const projectSize = 7;
const teamSize = 4;

/**
 * Distributes the members by a Zipf distribution: of 2,000 members in 50 organisations, the largest has 445 and the
 * smallest 9.
 */
export function planOrganizations({ organizations, members }: CompanySize): OrganizationPlan[] {
  const sizes = distribute(members, zipfWeights(organizations));
  let firstMember = 0;
  return sizes.map((size) => {
    const people = Array.from({ length: size }, (_, index) => firstMember + index);
    const plan = { firstMember, members: size, rooms: roomsOf(people), teams: teamsOf(people) };
    firstMember += size;
    return plan;
  });
}

/** A room for everyone, departments, projects, and direct rooms of neighbours. */
function roomsOf(people: number[]): RoomPlan[] {
  const projects = shuffled(people, seededRandom(people[0]!));
  const channels = [
    people,
    ...groupsOf(people, departmentSize),
    ...groupsOf(projects, projectSize),
  ];
  return [
    ...channels.map((members) => ({ isDirect: false, members })),
    ...groupsOf(people, 2).map((members) => ({ isDirect: true, members })),
  ].filter(({ members }) => members.length > 1);
}

const teamsOf = (people: number[]) =>
  groupsOf(people, teamSize).filter((members) => members.length > 1);

function groupsOf(people: number[], size: number): number[][] {
  return Array.from({ length: Math.ceil(people.length / size) }, (_, index) =>
    people.slice(index * size, (index + 1) * size),
  );
}

/** At least two members each. The first organisations receive what rounding leaves. */
function distribute(members: number, weights: readonly number[]): number[] {
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const sizes = weights.map((weight) => Math.max(2, Math.floor((members * weight) / total)));
  let left = members - sizes.reduce((sum, size) => sum + size, 0);
  for (let index = 0; left > 0; index = (index + 1) % sizes.length, left -= 1) sizes[index]! += 1;
  return sizes;
}
