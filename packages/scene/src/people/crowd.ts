import {
  Color,
  DynamicDrawUsage,
  Euler,
  Group,
  InstancedBufferAttribute,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Vector3,
} from 'three';
import type { BufferGeometry, Material } from 'three';
import { bottomPaint, hairPaint, skinPaint, topPaint } from '@office/scene-bridge';
import type { OfficeAvatar } from '@office/scene-bridge';
import { officeMaterial } from '../engine/materials.ts';
import { radialTexture } from '../shapes/radial-texture.ts';
import { faceAtlas, faces } from './face-atlas.ts';
import { figure, hand, hips, limb, shoe, simple, skirt, torsos } from './figure-parts.ts';
import { accessories, facePatch, hairs, head } from './head-parts.ts';
import { Part } from './part.ts';
import type { PoseNumbers } from './poses.ts';

/** One figure to draw now. */
export interface Drawn {
  avatar: OfficeAvatar;
  x: number;
  y: number;
  z: number;
  heading: number;
  pose: PoseNumbers;
  /** Far away: without face, hands and accessories. */
  far: boolean;
}

const bodies: Record<OfficeAvatar['body'], readonly [number, number]> = {
  slim: [0.9, 0.92],
  regular: [1, 1],
  broad: [1.15, 1.12],
};
const shoeColor = new Color('#e9e4db');
const shoeDark = new Color('#4a4248');

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

function each<K extends string>(
  table: Record<K, () => BufferGeometry>,
  make: (geometry: BufferGeometry) => Part,
): Record<K, Part> {
  const entries = (Object.entries(table) as [K, () => BufferGeometry][]).map(([key, build]) => [
    key,
    make(build()),
  ]);
  return Object.fromEntries(entries) as Record<K, Part>;
}

/**
 * Draws any number of figures with one draw call a kind of part (about 25 in all), so that its cost is that
 * of the figures in sight: the caller hands over only those.
 */
export class Crowd {
  readonly group = new Group();
  readonly #parts: Part[] = [];
  readonly #torsos: Record<OfficeAvatar['top'], Part>;
  readonly #hairs: Record<keyof typeof hairs, Part>;
  readonly #accessories: Record<keyof typeof accessories, Part>;
  readonly #limb: Part;
  readonly #hand: Part;
  readonly #shoe: Part;
  readonly #skirt: Part;
  readonly #hips: Part;
  readonly #simple: Record<keyof typeof simple, Part>;
  readonly #head: Part;
  readonly #face: Part;
  readonly #faceCells: InstancedBufferAttribute;
  readonly #blob: Part;
  readonly #materials: Material[] = [];
  readonly #faceTexture = faceAtlas();
  readonly #blobTexture = radialTexture();
  readonly #root = new Matrix4();
  readonly #body = new Matrix4();
  readonly #joint = new Matrix4();
  readonly #second = new Matrix4();
  readonly #out = new Matrix4();

  constructor(capacity: number) {
    const cloth = officeMaterial({}, { baked: false });
    const faceMaterial = this.#makeFaceMaterial();
    const blobMaterial = new MeshBasicMaterial({
      map: this.#blobTexture,
      color: '#3a2a1c',
      transparent: true,
      opacity: 0.5,
      depthWrite: false,
    });
    this.#materials.push(cloth, faceMaterial, blobMaterial);
    const make = (geometry: BufferGeometry, times = 1, material: Material = cloth) => {
      const part = new Part(geometry, material, capacity * times);
      this.#parts.push(part);
      this.group.add(part.mesh);
      return part;
    };
    this.#torsos = each(torsos, make);
    this.#hairs = each(hairs, make);
    this.#accessories = each(accessories, make);
    this.#limb = make(limb(), 8);
    this.#hand = make(hand(), 2);
    this.#shoe = make(shoe(), 2);
    this.#skirt = make(skirt());
    this.#hips = make(hips());
    this.#simple = {
      torso: make(simple.torso()),
      limb: make(simple.limb(), 8),
      head: make(simple.head()),
      hair: make(simple.hair()),
    };
    this.#head = make(head());
    const patch = facePatch();
    this.#faceCells = new InstancedBufferAttribute(new Float32Array(capacity), 1);
    this.#faceCells.setUsage(DynamicDrawUsage);
    patch.setAttribute('cell', this.#faceCells);
    this.#face = make(patch, 1, faceMaterial);
    this.#face.mesh.renderOrder = 1;
    this.#blob = make(new PlaneGeometry(1, 1).rotateX(-Math.PI / 2), 1, blobMaterial);
    this.#blob.mesh.renderOrder = -1;
  }

  draw(figures: Iterable<Drawn>): void {
    for (const part of this.#parts) part.reset();
    for (const drawn of figures) this.#add(drawn);
    for (const part of this.#parts) part.commit();
    this.#faceCells.needsUpdate = true;
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const { mesh } of this.#parts) {
      mesh.geometry.dispose();
      mesh.dispose();
    }
    for (const material of this.#materials) material.dispose();
    this.#faceTexture.dispose();
    this.#blobTexture.dispose();
  }

  #makeFaceMaterial(): Material {
    const material = officeMaterial(
      { map: this.#faceTexture, transparent: true, depthWrite: false, vertexColors: false },
      { baked: false },
    );
    const before = material.onBeforeCompile;
    material.onBeforeCompile = (shader, renderer) => {
      before(shader, renderer);
      shader.vertexShader = shader.vertexShader
        .replace('#include <common>', '#include <common>\nattribute float cell;')
        .replace(
          '#include <uv_vertex>',
          `#include <uv_vertex>\nvMapUv = vec2((vMapUv.x + cell) / ${faces.length}.0, vMapUv.y);`,
        );
    };
    material.customProgramCacheKey = () => 'office-face';
    return material;
  }

  #add({ avatar, x, y, z, heading, pose, far }: Drawn): void {
    const [wide, thick] = bodies[avatar.body];
    const skin = paint(skinPaint[avatar.skin]);
    const top = paint(topPaint[avatar.topColor]);
    const bottom = paint(bottomPaint[avatar.bottomColor]);
    const root = compose(this.#root, x, y, z, 0, heading, 0);
    compose(this.#out, x, y + 0.015, z, 0, heading, 0, 0.95 * wide, 1, 0.85);
    this.#blob.push(this.#out, paint('#ffffff'));

    // Legs hang from the hips, the rest leans on them.
    const limbs = far ? this.#simple.limb : this.#limb;
    const bare = avatar.bottom !== 'trousers';
    for (const side of [-1, 1] as const) {
      const hip = side < 0 ? pose.hipL : pose.hipR;
      const knee = side < 0 ? pose.kneeL : pose.kneeR;
      const thick0 = 0.165 * (0.5 + 0.5 * wide);
      const joint = this.#joint.multiplyMatrices(
        root,
        compose(this.#out, side * figure.hipSpread * wide, pose.hip, 0, hip, 0, 0),
      );
      limbs.push(
        this.#out.multiplyMatrices(
          joint,
          compose(scratch.matrix, 0, 0, 0, 0, 0, 0, thick0, figure.thigh, thick0),
        ),
        avatar.bottom === 'skirt' ? skin : bottom,
      );
      const shin = this.#second.multiplyMatrices(
        joint,
        compose(this.#out, 0, -figure.thigh, 0, knee, 0, 0),
      );
      limbs.push(
        this.#out.multiplyMatrices(
          shin,
          compose(scratch.matrix, 0, 0, 0, 0, 0, 0, 0.135, pose.shin, 0.135),
        ),
        bare ? skin : bottom,
      );
      const flat =
        -hip - knee > 0.4 || hip + knee > 0.4 ? -(hip + knee) * 0.5 : -(hip + knee) * 0.8;
      if (!far)
        this.#shoe.push(
          this.#out.multiplyMatrices(shin, compose(scratch.matrix, 0, -pose.shin, 0, flat, 0, 0)),
          avatar.bottom === 'trousers' ? shoeColor : shoeDark,
        );
    }
    const body = this.#body.multiplyMatrices(
      root,
      compose(this.#out, 0, pose.hip, 0, pose.lean, 0, pose.sway),
    );
    (far ? this.#simple.torso : this.#torsos[avatar.top]).push(
      this.#out.multiplyMatrices(body, compose(scratch.matrix, 0, 0, 0, 0, 0, 0, wide, 1, thick)),
      top,
    );
    if (avatar.bottom === 'skirt') {
      const sit = Math.max(0, -pose.hipL - 0.7);
      this.#skirt.push(
        this.#out.multiplyMatrices(
          body,
          compose(scratch.matrix, 0, 0, sit * 0.14, -sit * 1.1, 0, 0, wide, 1, thick),
        ),
        bottom,
      );
    } else {
      this.#hips.push(
        this.#out.multiplyMatrices(body, compose(scratch.matrix, 0, 0, 0, 0, 0, 0, wide, 1, thick)),
        bottom,
      );
    }
    const sleeve = avatar.top === 'vest' ? paint(topPaint.ivory) : top;
    for (const side of [-1, 1] as const) {
      const swing = side < 0 ? pose.shoulderL : pose.shoulderR;
      const spread = side < 0 ? pose.spreadL : pose.spreadR;
      const elbow = side < 0 ? pose.elbowL : pose.elbowR;
      const joint = this.#joint.multiplyMatrices(
        body,
        compose(
          this.#out,
          side * figure.shoulderSpread * (0.3 + 0.7 * wide),
          figure.shoulder - 0.02,
          0,
          swing,
          0,
          side * spread,
        ),
      );
      limbs.push(
        this.#out.multiplyMatrices(
          joint,
          compose(scratch.matrix, 0, 0, 0, 0, 0, 0, 0.112, figure.upperArm, 0.112),
        ),
        sleeve,
      );
      const fore = this.#second.multiplyMatrices(
        joint,
        compose(this.#out, 0, -figure.upperArm, 0, elbow, 0, side * -0.08),
      );
      limbs.push(
        this.#out.multiplyMatrices(
          fore,
          compose(scratch.matrix, 0, 0, 0, 0, 0, 0, 0.094, figure.foreArm, 0.094),
        ),
        avatar.top === 'tee' ? skin : sleeve,
      );
      if (!far)
        this.#hand.push(
          this.#out.multiplyMatrices(
            fore,
            compose(scratch.matrix, 0, -figure.foreArm - 0.035, 0, 0, 0, 0),
          ),
          skin,
        );
    }
    const skull = this.#joint.multiplyMatrices(
      body,
      compose(
        this.#out,
        0,
        figure.head,
        0.012,
        pose.headNod - pose.lean,
        pose.headTurn,
        -pose.sway,
      ),
    );
    (far ? this.#simple.head : this.#head).push(skull, skin);
    if (avatar.hair !== 'none') {
      (far ? this.#simple.hair : this.#hairs[avatar.hair]).push(
        skull,
        paint(hairPaint[avatar.hairColor]),
      );
    }
    if (far) return;
    const face = this.#face.push(skull, paint('#ffffff'));
    if (face >= 0) this.#faceCells.setX(face, faces.indexOf(avatar.face));
    if (avatar.accessory !== 'none')
      this.#accessories[avatar.accessory].push(skull, paint('#ffffff'));
  }
}
