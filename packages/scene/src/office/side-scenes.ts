import type { OfficeAvatar, SceneName } from '@office/vocabulary';
import type { FloorSummary } from '../net/office-api.ts';
import { CharacterView } from '../scenes/character-view.ts';
import { DeskView } from '../scenes/desk-view.ts';
import type { Setting, View } from '../scenes/view.ts';
import { WorldMapView } from '../scenes/world-map-view.ts';
import type { FloorVisit } from './floor-visit.ts';
import type { OfficeData } from './office-data.ts';

/** Milliseconds between updates of the desk, because meetings start and end with time. */
const deskInterval = 60_000;

export interface SideScenesHost {
  visit: FloorVisit;
  setting(): Setting;
  wake(): void;
  show(view: View): void;
  shown(): View | undefined;
  open(route: string): void;
  wants(scene: SceneName): boolean;
  refreshSeats(): Promise<void>;
  floor(floor: FloorSummary): void;
}

export class SideScenes {
  readonly #host: SideScenesHost;

  constructor(host: SideScenesHost) {
    this.#host = host;
  }

  async present(scene: SceneName, avatar: OfficeAvatar, data: OfficeData): Promise<void> {
    const { setting, wake, show } = this.#host;
    if (scene === 'CharacterCustomize') {
      show(new CharacterView(avatar, setting(), wake));
    } else if (scene === 'MyDesk') {
      await this.#presentDesk(avatar, data);
    } else if (scene === 'WorldMap') {
      await this.#presentMap(data);
    }
  }

  changeAvatar(view: View | undefined, avatar: OfficeAvatar): void {
    if (view instanceof CharacterView || view instanceof DeskView) view.change(avatar);
  }

  changeSeat(view: View | undefined, label: string | undefined): void {
    if (view instanceof DeskView) view.setSeat(label);
  }

  async #presentDesk(avatar: OfficeAvatar, data: OfficeData): Promise<void> {
    const { setting, wake, show, shown, open } = this.#host;
    const current = shown();
    if (current instanceof DeskView) return this.#refreshDesk(current, data);
    const view = new DeskView({ seat: data.ownSeat, avatar, setting: setting(), open, wake });
    show(view);
    await this.#refreshDesk(view, data);
    const update = () => {
      if (shown() !== view) return;
      if (!document.hidden) void this.#refreshDesk(view, data);
      setTimeout(update, deskInterval);
    };
    setTimeout(update, deskInterval);
  }

  async #refreshDesk(view: DeskView, data: OfficeData): Promise<void> {
    const [contents] = await Promise.all([
      data.desk(this.#host.setting().language),
      this.#host.refreshSeats(),
    ]);
    if (this.#host.shown() !== view) return;
    view.setSeat(data.ownSeat);
    view.setContents(contents);
  }

  async #presentMap(data: OfficeData): Promise<void> {
    const { visit, setting, wake, show, wants, floor } = this.#host;
    const id = visit.floorId;
    const { main } = visit;
    if (!id || !main) return;
    const name = main.floor.plan.name[setting().language];
    const presentCount = main.people.count;
    const storeys = await data.storeys({ id, name, presentCount, blocked: false });
    if (wants('WorldMap'))
      show(
        new WorldMapView({
          floors: storeys,
          current: id,
          userId: data.userId,
          setting: setting(),
          watch: data.watch,
          choose: floor,
          wake,
        }),
      );
  }
}
