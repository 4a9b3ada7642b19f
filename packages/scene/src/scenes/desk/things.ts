import type { DeskSlot, Language, OfficeAvatar } from '@office/vocabulary';
import { Box3, Group, Mesh, MeshBasicMaterial, TextureLoader, Vector3 } from 'three';
import type { BufferGeometry, Material } from 'three';
import { portraitSvg } from '@office/world/portrait';
import { officeMaterial } from '../../engine/materials.ts';
import { bakeLamps } from '../../floor/lamps.ts';
import { Mesher } from '../../shapes/mesher.ts';
import { palette } from '../../shapes/palette.ts';
import type { DeskContents } from '../../net/desk-contents.ts';
import { clockFace, decorations, photoSize } from './decorations.ts';
import { makeNotes, pinNotes } from './notes.ts';
import { Paper, paintCalendar, paintPhone } from './papers.ts';
import { desk, lamps, pinboard, shelf } from './room.ts';
import { deskTexts } from './texts.ts';

interface Place {
  x: number;
  y: number;
  z: number;
  ry: number;
}

export const slots: Record<DeskSlot, Place> = {
  left: { x: -0.66, y: desk.top, z: -0.02, ry: 0.3 },
  right: { x: 0.66, y: desk.top, z: 0.04, ry: -0.3 },
  back: { x: shelf.x, y: shelf.top, z: shelf.z, ry: -0.12 },
};
const calendarAt = { x: 0.4, z: -0.3, ry: -0.22 };
const phoneAt = { x: 0.44, z: 0.12, ry: -0.18 };
const traySpot = { x: -0.46, z: 0.13, ry: 0.1 };

export interface Spot {
  id: string;
  bounds: Box3;
  label: string | undefined;
  route: string;
  top: Vector3;
}

export class DeskObjects {
  readonly group = new Group();
  readonly spots: Spot[] = [];
  readonly #geometries: BufferGeometry[] = [];
  readonly #materials: Material[] = [];
  readonly #papers: Paper[] = [];
  readonly #notes: ReturnType<typeof makeNotes> | undefined;
  #hands: { hour: Mesh; minute: Mesh } | undefined;

  constructor(
    contents: DeskContents,
    avatar: OfficeAvatar,
    language: Language,
    today: Date,
    wake: () => void,
  ) {
    const texts = deskTexts(language);
    const solid = new Mesher();
    for (const { slot, kind } of contents.decorations) {
      const place = slots[slot];
      decorations[kind](solid.at(place));
      if (kind === 'photo') this.#hangPortrait(place, avatar, wake);
      if (kind === 'clock') this.#setClock(place, today);
      this.#spot(`slot-${slot}`, place, 0.24, 0.32, texts.decorate, '/my-desk');
    }
    this.#calendar(solid, contents, language, today);
    this.#mail(solid, contents, language);
    const { pinned, left } = pinNotes(contents.notes);
    if (pinned.length > 0) {
      this.#notes = makeNotes(pinned, language);
      this.group.add(this.#notes);
    }
    for (const { note, x, y, size } of pinned)
      this.#add({
        id: note.id,
        label: texts.from(note.author, note.text),
        route: '/my-desk',
        bounds: new Box3(
          new Vector3(x - size / 2, y - size / 2, pinboard.z - 0.02),
          new Vector3(x + size / 2, y + size / 2, pinboard.z + 0.05),
        ),
      });
    if (pinned.length === 0) this.#writeOnBoard(texts.noNotes, 0, pinboard.height / 2, 0.9);
    if (left > 0) this.#writeOnBoard(`+${left}`, pinboard.width / 2 - 0.1, 0.06, 0.2);
    const lit = contents.decorations
      .filter(({ kind }) => kind === 'lamp')
      .map(({ slot }) => ({
        x: slots[slot].x,
        y: slots[slot].y + 0.3,
        z: slots[slot].z,
        power: 0.5,
      }));
    const geometry = solid.geometry();
    bakeLamps(geometry, [...lamps, ...lit]);
    this.#mesh(geometry, officeMaterial()).castShadow = true;
  }

  setTime(now: Date): void {
    if (!this.#hands) return;
    const minutes = now.getMinutes();
    this.#hands.minute.rotation.z = -(minutes / 60) * Math.PI * 2;
    this.#hands.hour.rotation.z = -(((now.getHours() % 12) + minutes / 60) / 12) * Math.PI * 2;
  }

  setEmission(strength: number): void {
    if (this.#notes) this.#notes.material.emissiveIntensity = strength;
    for (const paper of this.#papers) paper.setEmission(strength);
  }

  dispose(): void {
    this.group.removeFromParent();
    for (const geometry of this.#geometries) geometry.dispose();
    for (const material of this.#materials) {
      if (material instanceof MeshBasicMaterial) material.map?.dispose();
      material.dispose();
    }
    for (const paper of this.#papers) paper.dispose();
    this.#notes?.geometry.dispose();
    this.#notes?.material.map?.dispose();
    this.#notes?.material.dispose();
  }

  #mesh(geometry: BufferGeometry, material: Material): Mesh {
    this.#geometries.push(geometry);
    this.#materials.push(material);
    const mesh = new Mesh(geometry, material);
    mesh.receiveShadow = true;
    this.group.add(mesh);
    return mesh;
  }

  #paper(width: number, height: number, resolution: number, lit = false): Paper {
    const paper = new Paper(width, height, resolution, lit);
    this.#papers.push(paper);
    return paper;
  }

  #add(spot: Omit<Spot, 'top'>): void {
    const { bounds } = spot;
    const top = new Vector3((bounds.min.x + bounds.max.x) / 2, bounds.max.y + 0.02, bounds.max.z);
    this.spots.push({ ...spot, top });
  }

  #spot(
    id: string,
    { x, y = desk.top, z }: { x: number; y?: number; z: number },
    size: number,
    tall: number,
    label: string | undefined,
    route: string,
  ): void {
    this.#add({
      id,
      label,
      route,
      bounds: new Box3(
        new Vector3(x - size / 2, y, z - size / 2),
        new Vector3(x + size / 2, y + tall, z + size / 2),
      ),
    });
  }

  #calendar(solid: Mesher, { meetings }: DeskContents, language: Language, today: Date): void {
    const width = meetings ? 0.36 : 0.21;
    const height = 0.23;
    const tilted = { ...calendarAt, y: desk.top };
    const stand = solid.at(tilted);
    for (const side of [1, -1])
      stand.box(
        width + 0.012,
        height + 0.012,
        0.008,
        { color: palette.white },
        { rx: side * -0.3, z: side * 0.07 },
        0.003,
      );
    const paper = this.#paper(width, height, 1400);
    paper.paint((context, w, h) => paintCalendar(context, w, h, today, meetings, language));
    const holder = new Group();
    holder.position.set(calendarAt.x, desk.top, calendarAt.z);
    holder.rotation.y = calendarAt.ry;
    paper.mesh.position.set(0, 0.1165, 0.0405);
    paper.mesh.rotation.x = -0.3;
    holder.add(paper.mesh);
    this.group.add(holder);
    this.#spot('calendar', calendarAt, 0.28, 0.22, undefined, '/online-meeting');
  }

  #mail(solid: Mesher, { unread }: DeskContents, language: Language): void {
    const texts = deskTexts(language);
    const messages = unread.channel + unread.direct;
    const place = { ...phoneAt, y: desk.top };
    solid.at(place).box(0.112, 0.012, 0.212, { color: palette.ink }, {}, 0.006);
    if (messages > 0) {
      const screen = this.#paper(0.1, 0.198, 1700, true);
      screen.paint((context, w, h) => paintPhone(context, w, h, messages));
      screen.mesh.position.set(phoneAt.x, desk.top + 0.0135, phoneAt.z);
      screen.mesh.rotation.set(-Math.PI / 2, 0, phoneAt.ry);
      this.group.add(screen.mesh);
      const route = unread.direct > 0 ? '/direct-message' : '/chat-room';
      this.#spot('phone', phoneAt, 0.17, 0.04, texts.unread(messages), route);
    }
    if (unread.notifications === 0) return;
    for (let i = 0; i < Math.min(5, unread.notifications); i++) {
      const letter = solid.at({
        ...traySpot,
        x: traySpot.x + (i % 2) * 0.012,
        y: desk.top + i * 0.007,
        ry: traySpot.ry + (i - 2) * 0.09,
      });
      letter.box(0.2, 0.006, 0.13, { color: i % 2 ? '#f6efe2' : '#fffdf7' }, {}, 0.002);
      letter.rod([-0.096, 0.0065, -0.06], [0, 0.0065, 0.006], 0.0015, { color: '#cfc3ad' }, 4);
      letter.rod([0.096, 0.0065, -0.06], [0, 0.0065, 0.006], 0.0015, { color: '#cfc3ad' }, 4);
      letter.cylinder(0.013, 0.013, 0.003, { color: palette.accent }, { y: 0.006, z: 0.006 }, 14);
    }
    const label = texts.notifications(unread.notifications);
    this.#spot('letters', traySpot, 0.22, 0.06, label, '/notifications');
  }

  #hangPortrait(place: Place, avatar: OfficeAvatar, wake: () => void): void {
    const source = `data:image/svg+xml;utf8,${encodeURIComponent(portraitSvg(avatar))}`;
    const paper = this.#paper(photoSize.width, photoSize.height, 1200);
    const holder = new Group();
    holder.position.set(place.x, place.y, place.z);
    holder.rotation.y = place.ry;
    const tilted = new Group();
    tilted.rotation.x = photoSize.tilt;
    paper.mesh.position.set(0, photoSize.y + photoSize.height / 2, 0.0175);
    tilted.add(paper.mesh);
    holder.add(tilted);
    this.group.add(holder);
    new TextureLoader().load(source, (texture) => {
      const image = texture.image as HTMLImageElement;
      texture.dispose();
      paper.paint((context, w, h) => {
        context.fillStyle = '#f4efe6';
        context.fillRect(0, 0, w, h);
        context.drawImage(image, w * 0.04, h * 0.04, w * 0.92, h * 0.92);
      });
      wake();
    });
  }

  #setClock(place: Place, today: Date): void {
    const ink = new MeshBasicMaterial({ color: '#3a3942' });
    const make = (width: number, length: number) => {
      const m = new Mesher();
      m.box(width, length, 0.002, { color: palette.ink }, { y: -length * 0.15 }, 0.0005);
      return this.#mesh(m.geometry(), ink);
    };
    const face = new Group();
    face.position.set(place.x, place.y + clockFace.y, place.z);
    face.rotation.y = place.ry;
    const hour = make(0.008, clockFace.radius * 0.62);
    const minute = make(0.005, clockFace.radius * 0.92);
    hour.position.z = minute.position.z = clockFace.z - 0.004;
    minute.position.z += 0.002;
    face.add(hour, minute);
    this.group.add(face);
    this.#hands = { hour, minute };
    this.setTime(today);
  }

  #writeOnBoard(text: string, x: number, y: number, width: number): void {
    const paper = this.#paper(width, 0.12, 900);
    paper.paint((context, w, h) => {
      context.textAlign = 'center';
      context.textBaseline = 'middle';
      context.fillStyle = 'rgb(92 68 40 / 0.8)';
      context.font = `600 ${h * 0.42}px system-ui, "Hiragino Sans", "Noto Sans JP", sans-serif`;
      context.fillText(text, w / 2, h / 2, w);
    });
    paper.mesh.position.set(x, pinboard.y + y, pinboard.z + 0.012);
    this.group.add(paper.mesh);
  }
}
