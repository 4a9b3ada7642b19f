import type { OfficeAvatar } from '@office/vocabulary';
import { Color, Euler, Matrix4, Quaternion, Vector3 } from 'three';
import type { Group } from 'three';
import { bottomPaint, hairPaint, skinPaint, topPaint } from '@office/world/avatar/paint';
import { faceFeatures } from './expressions.ts';
import type { Expression } from './expressions.ts';
import { faceCells } from './face-atlas.ts';
import { figure } from './figure-parts.ts';
import type { PoseNumbers } from './poses.ts';
import { Wardrobe } from './wardrobe.ts';

export interface Figure {
  avatar: OfficeAvatar;
  x: number;
  y: number;
  z: number;
  heading: number;
  pose: PoseNumbers;
  far: boolean;
  token?: boolean;
  expression?: Expression;
  blinking?: boolean;
}

const bodies: Record<OfficeAvatar['body'], readonly [number, number]> = {
  slim: [0.9, 0.92],
  regular: [1, 1],
  broad: [1.15, 1.12],
};
const shoeColor = new Color('#e9e4db');
const shoeDark = new Color('#4a4248');
const untinted = new Color('#ffffff');
const sides = [-1, 1] as const;

const scratch = {
  matrix: new Matrix4(),
  quaternion: new Quaternion(),
  euler: new Euler(),
  position: new Vector3(),
  scale: new Vector3(),
};

function compose(
  out: Matrix4,
  x: number,
  y: number,
  z: number,
  rx: number,
  ry: number,
  rz: number,
  sx = 1,
  sy = 1,
  sz = 1,
): Matrix4 {
  scratch.euler.set(rx, ry, rz, 'YXZ');
  scratch.quaternion.setFromEuler(scratch.euler);
  return out.compose(
    scratch.position.set(x, y, z),
    scratch.quaternion,
    scratch.scale.set(sx, sy, sz),
  );
}

const paints = new Map<string, Color>();
function paint(hex: string): Color {
  let color = paints.get(hex);
  if (!color) paints.set(hex, (color = new Color(hex)));
  return color;
}

/** Draws any number of visible figures with about 25 draw calls, one per kind of part. */
export class FigureRenderer {
  readonly #wardrobe: Wardrobe;
  readonly #root = new Matrix4();
  readonly #body = new Matrix4();
  readonly #joint = new Matrix4();
  readonly #childJoint = new Matrix4();
  readonly #out = new Matrix4();

  /** `capacity`: maximum number of figures. `fine`: rounder shapes for close views. */
  constructor(capacity: number, fine = false) {
    this.#wardrobe = new Wardrobe(capacity, fine);
  }

  get group(): Group {
    return this.#wardrobe.group;
  }

  draw(figures: Iterable<Figure>): void {
    this.#wardrobe.reset();
    for (const drawn of figures) this.#add(drawn);
    this.#wardrobe.commit();
  }

  dispose(): void {
    this.#wardrobe.dispose();
  }

  #add(drawn: Figure): void {
    const { avatar, x, y, z, heading, pose, far } = drawn;
    const [wide, thick] = bodies[avatar.body];
    compose(this.#root, x, y, z, 0, heading, 0);
    compose(this.#out, x, y + 0.015, z, 0, heading, 0, 0.95 * wide, 1, 0.85);
    this.#wardrobe.blob.push(this.#out, untinted);
    if (!drawn.token) this.#legs(drawn);
    this.#body.multiplyMatrices(
      this.#root,
      compose(this.#out, 0, pose.hip, 0, pose.lean, pose.twist, pose.sway),
    );
    const torso = far ? this.#wardrobe.simple.torso : this.#wardrobe.torsos[avatar.top];
    this.#addPart(torso, this.#body, paint(topPaint[avatar.topColor]), 0, 0, 0, wide, 1, thick);
    if (drawn.token) this.#simpleLegs(drawn, wide);
    else {
      this.#lap(drawn, wide, thick);
      this.#arms(drawn, wide);
      const { accessory } = avatar;
      if (!far && (accessory === 'scarf' || accessory === 'lanyard')) {
        const worn = this.#wardrobe.neckwear[accessory];
        this.#addPart(worn, this.#body, untinted, 0, 0, 0, wide, 1, thick);
      }
    }
    this.#head(drawn);
  }

  #addPart(
    part: { push(matrix: Matrix4, color: Color): number },
    parent: Matrix4,
    color: Color,
    y: number,
    z = 0,
    rx = 0,
    sx = 1,
    sy = 1,
    sz = 1,
  ): void {
    compose(scratch.matrix, 0, y, z, rx, 0, 0, sx, sy, sz);
    part.push(this.#out.multiplyMatrices(parent, scratch.matrix), color);
  }

  #legs({ avatar, pose, far }: Figure): void {
    const { simple, limb, shoe } = this.#wardrobe;
    const [wide] = bodies[avatar.body];
    const skin = paint(skinPaint[avatar.skin]);
    const cloth = paint(bottomPaint[avatar.bottomColor]);
    const limbs = far ? simple.limb : limb;
    const trousers = avatar.bottom === 'trousers';
    const thigh = 0.164 * (0.5 + 0.5 * wide);
    const shin = trousers ? thigh * 0.88 : 0.118;
    for (const side of sides) {
      const hip = side < 0 ? pose.hipL : pose.hipR;
      const knee = side < 0 ? pose.kneeL : pose.kneeR;
      compose(this.#out, side * figure.hipSpread * wide, pose.hip, 0, hip, 0, 0);
      this.#joint.multiplyMatrices(this.#root, this.#out);
      this.#addPart(limbs, this.#joint, cloth, 0, 0, 0, thigh, figure.thigh, thigh);
      compose(this.#out, 0, -figure.thigh, 0, knee, 0, 0);
      this.#childJoint.multiplyMatrices(this.#joint, this.#out);
      const lower = trousers ? cloth : skin;
      this.#addPart(limbs, this.#childJoint, lower, 0, 0, 0, shin, pose.shin, shin);
      if (far) continue;
      const bend = hip + knee;
      const flat = Math.abs(bend) > 0.4 ? -bend * 0.5 : -bend * 0.8;
      this.#addPart(shoe, this.#childJoint, trousers ? shoeColor : shoeDark, -pose.shin, 0, flat);
    }
  }

  #simpleLegs({ avatar, pose }: Figure, wide: number): void {
    const cloth = paint(bottomPaint[avatar.bottomColor]);
    const sits = pose.hipL < -0.9;
    compose(this.#out, 0, pose.hip, 0, sits ? -1.4 : 0, 0, 0);
    this.#joint.multiplyMatrices(this.#root, this.#out);
    const length = sits ? figure.thigh : pose.hip;
    this.#addPart(this.#wardrobe.simple.limb, this.#joint, cloth, 0, 0, 0, 0.3 * wide, length, 0.2);
  }

  #lap({ avatar, pose }: Figure, wide: number, thick: number): void {
    const { skirt, hips } = this.#wardrobe;
    const cloth = paint(bottomPaint[avatar.bottomColor]);
    if (avatar.bottom !== 'skirt') {
      this.#addPart(hips, this.#body, cloth, 0, 0, 0, wide, 1, thick);
      return;
    }
    // While seated, the skirt lies flat along the thighs.
    const sit = Math.min(1, Math.max(0, (-pose.hipL - 0.7) / 0.7));
    const flat = thick * (1 - sit * 0.45);
    this.#addPart(skirt, this.#body, cloth, sit * 0.015, 0, -sit * 1.45, wide, 1, flat);
  }

  #arms({ avatar, pose, far }: Figure, wide: number): void {
    const { simple, limb, hand } = this.#wardrobe;
    const skin = paint(skinPaint[avatar.skin]);
    const sleeve = paint(avatar.top === 'vest' ? topPaint.ivory : topPaint[avatar.topColor]);
    const limbs = far ? simple.limb : limb;
    for (const side of sides) {
      const [swing, spread, elbow] =
        side < 0
          ? [pose.shoulderL, pose.spreadL, pose.elbowL]
          : [pose.shoulderR, pose.spreadR, pose.elbowR];
      const out = side * figure.shoulderSpread * (0.3 + 0.7 * wide);
      compose(this.#out, out, figure.shoulder, 0, swing, 0, side * spread);
      this.#joint.multiplyMatrices(this.#body, this.#out);
      this.#addPart(limbs, this.#joint, sleeve, 0, 0, 0, 0.118, figure.upperArm, 0.118);
      compose(this.#out, 0, -figure.upperArm, 0, elbow, 0, side * -0.08);
      this.#childJoint.multiplyMatrices(this.#joint, this.#out);
      const isBare = avatar.top === 'tee';
      const fore = isBare ? 0.088 : 0.104;
      const lower = isBare ? skin : sleeve;
      this.#addPart(limbs, this.#childJoint, lower, 0, 0, 0, fore, figure.foreArm, fore);
      if (!far) this.#addPart(hand, this.#childJoint, skin, -figure.foreArm - 0.03);
    }
  }

  #head(drawn: Figure): void {
    const { avatar, pose, far } = drawn;
    const { simple, head, hairs, face, headwear } = this.#wardrobe;
    const faceAttribute = this.#wardrobe.faceFeatures;
    const nod = pose.headNod - pose.lean;
    compose(this.#out, 0, figure.head, 0.012, nod, pose.headTurn, -pose.sway);
    const skull = this.#joint.multiplyMatrices(this.#body, this.#out);
    (far ? simple.head : head).push(skull, paint(skinPaint[avatar.skin]));
    if (avatar.hair !== 'none') {
      const hair = far ? simple.hair : hairs[avatar.hair];
      hair.push(skull, paint(hairPaint[avatar.hairColor]));
    }
    if (far) return;
    const { expression = 'neutral', blinking } = drawn;
    const features = faceFeatures(avatar.face, expression, blinking);
    const index = face.push(skull, paint(hairPaint[avatar.hairColor]));
    if (index >= 0)
      faceAttribute.setXYZW(index, ...faceCells(features, avatar.face === 'freckles'));
    const { accessory } = avatar;
    if (accessory === 'glasses' || accessory === 'headset' || accessory === 'cap')
      headwear[accessory].push(skull, untinted);
  }
}
