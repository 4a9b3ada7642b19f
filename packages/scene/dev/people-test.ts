import type { Scene } from 'three';
import { avatarFor } from '@office/scene-bridge';
import { Crowd } from '../src/people/crowd.ts';
import { poseFor } from '../src/people/poses.ts';
export async function PeopleTest(scene: Scene, plan: any, q: URLSearchParams) {
  const crowd = new Crowd(256);
  const list: any[] = [];
  const seats = plan.seats.filter((_: unknown, i: number) => i % 3 !== 1);
  seats.forEach((seat: any, i: number) => list.push({ avatar: avatarFor('s' + i), x: seat.x, y: 0, z: seat.z, heading: seat.heading, far: false, pose: poseFor({ state: 'sit', time: 0, nature: (i * 0.37) % 1, walked: 0, speed: 0, seatHeight: seat.kind === 'SOFA' ? 0.42 : seat.kind === 'STOOL' ? 0.68 : 0.48, atDesk: seat.kind !== 'SOFA' }) }));
  const states = ['walk', 'stand', 'talk', 'wave', 'stand', 'walk'] as const;
  for (let i = 0; i < Number(q.get('n') ?? 10); i++) list.push({ avatar: avatarFor('user' + i), x: 14.5 + (i % 5) * 0.9, y: 0, z: 18.9 + Math.floor(i / 5) * 0.9, heading: 0.4, far: false, pose: poseFor({ state: states[i % 6]!, time: i * 0.7, nature: (i * 0.37) % 1, walked: i * 0.4, speed: 2, seatHeight: 0.5, atDesk: false }) });
  crowd.draw(list);
  scene.add(crowd.group);
}
