import { formatMonth, formatWeekday, type Language } from '@office/vocabulary';
import {
  CanvasTexture,
  Mesh,
  MeshBasicMaterial,
  MeshLambertMaterial,
  PlaneGeometry,
  SRGBColorSpace,
} from 'three';
import { palette } from '../../shapes/palette.ts';
import type { DeskContents } from '../../net/desk-contents.ts';
import { visibleMeetings } from './meetings.ts';
import { deskTexts } from './texts.ts';
import { fontFamily } from '../../engine/font-family.ts';

/** A flat picture, `width` × `height` in metres; `lit` makes it emissive like a screen. */
export class Paper {
  readonly mesh: Mesh<PlaneGeometry, MeshLambertMaterial | MeshBasicMaterial>;
  readonly #canvas = document.createElement('canvas');
  readonly #texture = new CanvasTexture(this.#canvas);
  readonly #pixels: { width: number; height: number };

  constructor(width: number, height: number, resolution: number, lit = false) {
    this.#pixels = {
      width: Math.round(width * resolution),
      height: Math.round(height * resolution),
    };
    Object.assign(this.#canvas, this.#pixels);
    this.#texture.colorSpace = SRGBColorSpace;
    this.#texture.anisotropy = 8;
    const look = { map: this.#texture, transparent: true };
    const shining = { emissive: '#ffffff', emissiveMap: this.#texture, emissiveIntensity: 0 };
    this.mesh = new Mesh(
      new PlaneGeometry(width, height),
      lit ? new MeshBasicMaterial(look) : new MeshLambertMaterial({ ...look, ...shining }),
    );
  }

  paint(draw: (context: CanvasRenderingContext2D, width: number, height: number) => void): void {
    const context = this.#canvas.getContext('2d');
    if (!context) return;
    const { width, height } = this.#pixels;
    context.clearRect(0, 0, width, height);
    draw(context, width, height);
    this.#texture.needsUpdate = true;
  }

  setEmission(strength: number): void {
    const { material } = this.mesh;
    if (material instanceof MeshLambertMaterial) material.emissiveIntensity = strength;
  }

  dispose(): void {
    this.mesh.removeFromParent();
    this.mesh.geometry.dispose();
    this.mesh.material.dispose();
    this.#texture.dispose();
  }
}

export function paintCalendar(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  today: Date,
  meetings: DeskContents['meetings'],
  language: Language,
): void {
  const texts = deskTexts(language);
  context.fillStyle = palette.paper;
  context.fillRect(0, 0, width, height);
  context.fillStyle = palette.accent;
  context.fillRect(0, 0, width, height * 0.2);
  context.textBaseline = 'middle';
  context.textAlign = 'center';
  context.fillStyle = '#ffffff';
  context.font = `650 ${height * 0.12}px ${fontFamily}`;
  context.fillText(formatMonth(today, language), width / 2, height * 0.105);
  context.fillStyle = palette.text;
  const alone = !meetings;
  const middle = alone ? width / 2 : width * 0.2;
  context.font = `700 ${height * (alone ? 0.5 : 0.34)}px ${fontFamily}`;
  context.fillText(String(today.getDate()), middle, height * (alone ? 0.53 : 0.48));
  context.font = `600 ${height * (alone ? 0.11 : 0.075)}px ${fontFamily}`;
  context.fillStyle = '#6a6674';
  context.fillText(
    formatWeekday(today, language),
    middle,
    height * (alone ? 0.87 : 0.74),
    width * (alone ? 0.9 : 0.36),
  );
  if (!meetings) return;
  context.textAlign = 'left';
  const left = width * 0.42;
  const size = height * 0.09;
  context.fillStyle = '#dcd8e4';
  context.fillRect(left - width * 0.03, height * 0.28, 2, height * 0.62);
  const shown = visibleMeetings(meetings);
  const lines = shown.map(({ title, startTime, over }) => {
    const at = new Date(startTime);
    const pad = (value: number) => String(value).padStart(2, '0');
    return { text: `${pad(at.getHours())}:${pad(at.getMinutes())} ${title}`, quiet: over };
  });
  if (meetings.length === 0) lines.push({ text: texts.noMeetings, quiet: false });
  const more = meetings.length - shown.length;
  if (more > 0) lines.push({ text: texts.more(more), quiet: true });
  context.font = `560 ${size}px ${fontFamily}`;
  lines.forEach(({ text, quiet }, i) => {
    let short = text;
    while (short.length > 1 && context.measureText(short).width > width - left - 10)
      short = `${short.slice(0, -2)}…`;
    context.fillStyle = quiet ? palette.textMuted : palette.textSoft;
    context.fillText(short, left, height * 0.34 + i * size * 1.5);
  });
}

export function paintPhone(
  context: CanvasRenderingContext2D,
  width: number,
  height: number,
  unread: number,
): void {
  const light = context.createLinearGradient(0, 0, width, height);
  light.addColorStop(0, '#7c7ce6');
  light.addColorStop(1, '#4b4bb8');
  context.fillStyle = light;
  context.beginPath();
  context.roundRect(0, 0, width, height, width * 0.12);
  context.fill();
  context.fillStyle = 'rgb(255 255 255 / 0.94)';
  context.beginPath();
  context.roundRect(width * 0.14, height * 0.3, width * 0.72, height * 0.34, width * 0.16);
  context.fill();
  context.beginPath();
  context.moveTo(width * 0.28, height * 0.6);
  context.lineTo(width * 0.26, height * 0.74);
  context.lineTo(width * 0.48, height * 0.6);
  context.fill();
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  context.fillStyle = '#4b4bb8';
  context.font = `700 ${height * 0.22}px ${fontFamily}`;
  context.fillText(unread > 99 ? '99+' : String(unread), width / 2, height * 0.48, width * 0.62);
}
