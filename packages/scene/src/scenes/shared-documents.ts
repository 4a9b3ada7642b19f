import { planDecorSizes } from '@office/vocabulary';
import {
  CanvasTexture,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import type { Decor, FloorPlan } from '@office/world/floor-plan';
import { zoneAt } from '@office/world/geometry';

import { palette } from '../shapes/palette.ts';
import { inFrontOf } from './places.ts';

const pixels = { width: 1024, height: 576 };

/** The screens in the meeting rooms: they show a shared page, or that someone is about to share. */
export class SharedDocuments {
  readonly group = new Group();
  readonly #plan: FloorPlan;
  readonly #wake: () => void;
  readonly #shown = new Map<string, Mesh<PlaneGeometry, MeshBasicMaterial>>();

  constructor(plan: FloorPlan, wake: () => void) {
    this.#plan = plan;
    this.#wake = wake;
  }

  /** Someone is about to share: the screen waits, lit. */
  prepare(zoneId: string): void {
    this.#paint(zoneId, (context) => {
      context.fillStyle = '#9b9ef0';
      for (const i of [-1, 0, 1]) {
        context.beginPath();
        context.arc(pixels.width / 2 + i * 70, pixels.height / 2, 18, 0, 7);
        context.fill();
      }
    });
  }

  /** Shows a page; a picture that cannot be had leaves the page's number. */
  show(zoneId: string, url: string, page: number, pages: number): void {
    const number = (context: CanvasRenderingContext2D) => {
      context.fillStyle = palette.text;
      context.font = '600 40px system-ui, sans-serif';
      context.textAlign = 'right';
      context.fillText(`${page} / ${pages}`, pixels.width - 36, pixels.height - 32);
    };
    this.#paint(zoneId, number);
    const image = new Image();
    image.crossOrigin = 'anonymous';
    image.onload = () => {
      this.#paint(zoneId, (context) => {
        const scale = Math.min(pixels.width / image.width, pixels.height / image.height);
        const width = image.width * scale;
        const height = image.height * scale;
        context.drawImage(
          image,
          (pixels.width - width) / 2,
          (pixels.height - height) / 2,
          width,
          height,
        );
        number(context);
      });
    };
    image.src = url;
  }

  clear(zoneId: string): void {
    const mesh = this.#shown.get(zoneId);
    if (!mesh) return;
    this.#shown.delete(zoneId);
    drop(mesh);
    this.#wake();
  }

  dispose(): void {
    for (const mesh of this.#shown.values()) drop(mesh);
    this.group.removeFromParent();
  }

  #paint(zoneId: string, paint: (context: CanvasRenderingContext2D) => void): void {
    const mesh = this.#shown.get(zoneId) ?? this.#hang(zoneId);
    const canvas = mesh?.material.map?.image as HTMLCanvasElement | undefined;
    const context = canvas?.getContext('2d');
    if (!mesh || !context) return;
    context.fillStyle = '#f7f5f2';
    context.fillRect(0, 0, pixels.width, pixels.height);
    context.save();
    paint(context);
    context.restore();
    mesh.material.map!.needsUpdate = true;
    this.#wake();
  }

  #hang(zoneId: string): Mesh<PlaneGeometry, MeshBasicMaterial> | undefined {
    const item = this.#plan.decor.find(
      (decor) => decor.kind === 'SCREEN' && inZone(this.#plan, decor, zoneId),
    );
    if (!item) return undefined;
    const width = (item.width ?? planDecorSizes.SCREEN.width) - 0.06;
    const canvas = document.createElement('canvas');
    Object.assign(canvas, pixels);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    const mesh = new Mesh(
      new PlaneGeometry(width, width * 0.5625),
      new MeshBasicMaterial({ map: texture }),
    );
    mesh.position.set(
      item.x + Math.sin(item.heading) * 0.06,
      1 + (width * 0.5625) / 2,
      item.z + Math.cos(item.heading) * 0.06,
    );
    mesh.rotation.y = item.heading;
    this.group.add(mesh);
    this.#shown.set(zoneId, mesh);
    return mesh;
  }
}

function inZone(plan: FloorPlan, item: Decor, zoneId: string): boolean {
  return zoneAt(plan, inFrontOf(item))?.id === zoneId;
}

function drop(mesh: Mesh<PlaneGeometry, MeshBasicMaterial>): void {
  mesh.removeFromParent();
  mesh.geometry.dispose();
  mesh.material.map?.dispose();
  mesh.material.dispose();
}
