import {
  BoxGeometry,
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import { palette } from '../shapes/palette.ts';
import { screenBottom } from './screen-places.ts';
import type { ScreenPlace } from './screen-places.ts';

export const screenPixels = { width: 1024, height: 576 };
export const screenRatio = screenPixels.height / screenPixels.width;

/** Picture on the wall screen of a room, with a frame if the plan has no screen there. */
export class WallScreen {
  readonly group = new Group();
  readonly #canvas = document.createElement('canvas');
  readonly #texture: CanvasTexture;
  readonly #meshes: Mesh<PlaneGeometry | BoxGeometry, MeshBasicMaterial>[] = [];

  constructor(place: ScreenPlace) {
    const { width } = place;
    Object.assign(this.#canvas, screenPixels);
    this.#texture = new CanvasTexture(this.#canvas);
    this.#texture.colorSpace = SRGBColorSpace;
    this.#add(
      new Mesh(
        new PlaneGeometry(width, width * screenRatio),
        new MeshBasicMaterial({ map: this.#texture }),
      ),
    );
    if (place.added) {
      const frame = new Mesh(
        new BoxGeometry(width + 0.06, width * screenRatio + 0.06, 0.04),
        new MeshBasicMaterial({ color: palette.ink }),
      );
      frame.position.z = -0.025;
      this.#add(frame);
    }
    this.group.position.set(place.x, screenBottom + (width * screenRatio) / 2, place.z);
    this.group.rotation.y = place.heading;
  }

  paint(background: string, draw: (context: CanvasRenderingContext2D) => void): void {
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    context.fillStyle = background;
    context.fillRect(0, 0, screenPixels.width, screenPixels.height);
    context.save();
    draw(context);
    context.restore();
    this.#texture.needsUpdate = true;
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const { geometry, material } of this.#meshes) {
      geometry.dispose();
      material.dispose();
    }
    this.#texture.dispose();
  }

  #add(mesh: Mesh<PlaneGeometry | BoxGeometry, MeshBasicMaterial>): void {
    this.#meshes.push(mesh);
    this.group.add(mesh);
  }
}
