import type { PoseNumbers } from '../../people/poses.ts';

export function idle(pose: PoseNumbers, time: number): PoseNumbers {
  const breath = Math.sin(time * 1.9);
  const weight = Math.sin(time * 0.55);
  const glance = Math.sin(time * 0.37) ** 5;
  return {
    ...pose,
    hip: pose.hip + breath * 0.003 - Math.abs(weight) * 0.006,
    lean: pose.lean + breath * 0.008,
    sway: pose.sway + weight * 0.018,
    spreadL: pose.spreadL + breath * 0.018 + Math.max(0, weight) * 0.05,
    spreadR: pose.spreadR + breath * 0.018 + Math.max(0, -weight) * 0.05,
    elbowL: pose.elbowL - Math.max(0, weight) * 0.1,
    elbowR: pose.elbowR - Math.max(0, -weight) * 0.1,
    kneeL: pose.kneeL + Math.max(0, weight) * 0.06,
    kneeR: pose.kneeR + Math.max(0, -weight) * 0.06,
    headTurn: pose.headTurn + glance * 0.32,
    headNod: pose.headNod + Math.sin(time * 0.8) * 0.025,
  };
}
