import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { floorPlanSchema } from '../floor-plan/contract.ts';
import { compileFloorPlan, isMoveLegal } from '../geometry/floor-geometry.ts';
import { movement } from '../movement/movement.ts';
import { Navigation } from '../navigation/navigation.ts';
import { readAs } from '../read-as.ts';
import { Walker } from './walker.ts';

const file = new URL('../../../../apps/server/src/demo/floor-plans/sakura-1.json', import.meta.url);
const plan = readAs(floorPlanSchema, JSON.parse(readFileSync(file, 'utf8')))!;
const floor = compileFloorPlan(plan);
const navigation = new Navigation(floor, movement.personRadius);
const walker = () => new Walker(navigation, plan.spawns[0]!);

function arrive(one: Walker): void {
  for (let i = 0; i < 2000 && one.step(1 / 30, undefined); i++);
}

describe('Walker', () => {
  it('arrives at walking pace and calls back once', () => {
    const one = walker();
    const onArrived = vi.fn();
    const to = { x: 28, z: 12.5 };
    expect(one.walkTo(to, onArrived)).toBe(true);
    let time = 0;
    for (; one.step(1 / 30, undefined) && time < 60; time += 1 / 30);
    expect(Math.hypot(one.x - to.x, one.z - to.z)).toBeLessThan(0.01);
    const straight = Math.hypot(plan.spawns[0]!.x - to.x, plan.spawns[0]!.z - to.z);
    expect(time).toBeGreaterThan(straight / movement.walkSpeed - 0.1);
    expect(onArrived).toHaveBeenCalledOnce();
    expect(one.pose.state).toBe('stand');
  });

  it('sits down in the direction of the seat and gets up when steered', () => {
    const one = walker();
    const seat = plan.seats.find(({ kind }) => kind === 'SOFA')!;
    expect(one.sitOn(seat)).toBe(true);
    arrive(one);
    expect(one.pose).toMatchObject({ x: seat.x, z: seat.z, heading: seat.heading, state: 'sit' });
    for (let i = 0; i < 60; i++) one.step(1 / 30, { x: 0, z: 1, run: false });
    expect(one.pose.state).not.toBe('sit');
    expect(Math.hypot(one.x - seat.x, one.z - seat.z)).toBeGreaterThan(0.5);
  });

  it('talks while seated and sits again afterwards', () => {
    const one = walker();
    const seat = plan.seats.find(({ kind }) => kind === 'SOFA')!;
    one.sitOn(seat);
    arrive(one);
    one.resting = 'talk';
    expect(one.pose).toMatchObject({ x: seat.x, z: seat.z, state: 'talk' });
    one.resting = 'stand';
    expect(one.pose.state).toBe('sit');
  });

  it('waves for a limited time and returns to the previous state', () => {
    const one = walker();
    one.wave(1000);
    expect(one.pose.state).toBe('wave');
    expect(one.rest(1001, true)).toBe(true);
    expect(one.pose.state).toBe('wave');
    expect(one.rest(5000, true)).toBe(false);
    expect(one.pose.state).toBe('talk');
    one.rest(5001, false);
    expect(one.pose.state).toBe('stand');
  });

  it('rejects destinations outside the floor', () => {
    expect(walker().walkTo({ x: -20, z: 3 })).toBe(false);
  });

  it('cuts no corners after a long pause between frames', () => {
    for (const seat of plan.seats) {
      const one = walker();
      one.sitOn(seat);
      for (let steps = 0; one.destination; steps++) {
        const before = { x: one.x, z: one.z };
        one.step(1, undefined);
        const { x, z, destination } = one;
        if (!isMoveLegal(floor, before, one, movement.serverRadius) || steps > 100)
          expect.fail(`to ${seat.id}: ${JSON.stringify({ before, after: { x, z }, destination })}`);
      }
      expect(one.seat).toBe(seat);
    }
  });

  it('sets out again when the server puts it back, before or after arrival', () => {
    const one = walker();
    const seat = plan.seats.find(({ kind }) => kind === 'SOFA')!;
    const onArrived = vi.fn();
    one.sitOn(seat, onArrived);
    one.step(1 / 30, undefined);
    one.applyCorrection(plan.spawns[0]!);
    arrive(one);
    expect(one.seat).toBe(seat);
    one.applyCorrection(plan.spawns[0]!);
    expect(one.seat).toBeUndefined();
    arrive(one);
    expect(one.seat).toBe(seat);
    expect(onArrived).toHaveBeenCalledTimes(2);
  });

  it('stays in place after repeated corrections, and without a destination', () => {
    const one = walker();
    const { x, z } = plan.spawns[0]!;
    one.applyCorrection({ x, z });
    expect(one.destination).toBeUndefined();
    one.walkTo({ x: 28, z: 12.5 });
    for (let times = 0; times < 20 && one.destination; times++) one.applyCorrection({ x, z });
    arrive(one);
    expect(one).toMatchObject({ x, z });
  });

  it('never makes a step that the server rejects with random steering', () => {
    let seed = 11;
    const random = () => (seed = (seed * 16807) % 2147483647) / 2147483647;
    const one = walker();
    let angle = 0;
    let travelled = 0;
    for (let i = 0; i < 6000; i++) {
      if (random() < 0.04) angle = random() * Math.PI * 2;
      if (random() < 0.004) one.sitOn(plan.seats[Math.floor(random() * plan.seats.length)]!);
      if (random() < 0.004) one.walkTo({ x: random() * 34, z: random() * 22 });
      const steer =
        random() < 0.7
          ? { x: Math.sin(angle), z: Math.cos(angle), run: random() < 0.5 }
          : undefined;
      const before = { x: one.x, z: one.z };
      const seconds = 0.005 + random() * 0.1;
      one.step(seconds, steer);
      const length = Math.hypot(one.x - before.x, one.z - before.z);
      travelled += length;
      if (length > movement.maxSpeed * seconds)
        expect.fail(`step ${i} is too fast: ${length} m in ${seconds} s`);
      if (!isMoveLegal(floor, before, one, movement.serverRadius)) {
        expect.fail(`step ${i}: ${JSON.stringify({ before, after: { x: one.x, z: one.z } })}`);
      }
    }
    expect(travelled).toBeGreaterThan(100);
  });
});
