import type { OfficeAvatar, SceneName } from '@office/scene-bridge';
import type { FloorSummary } from '../net/office-api.ts';
import { CharacterView } from '../scenes/character-view.ts';
import { DeskView } from '../scenes/desk-view.ts';
import type { Setting, View } from '../scenes/view.ts';
import { WorldMapView } from '../scenes/world-map-view.ts';
import type { FloorVisit } from './floor-visit.ts';
import type { OfficeData } from './office-data.ts';

export interface SideScenesHost {
  visit: FloorVisit;
  setting(): Setting;
  wake(): void;
  show(view: View): void;
  /** Whether the page still wants that scene, after something was waited for. */
  wants(scene: SceneName): boolean;
  refreshSeats(): Promise<void>;
  /** A floor was chosen in the world map. */
  floor(floor: FloorSummary): void;
}

/** The three scenes beside the floor: world map, own desk, and how one looks. */
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
      const view = new DeskView(data.ownSeat, avatar, setting(), wake);
      show(view);
      await this.#host.refreshSeats();
      view.setSeat(data.ownSeat);
    } else if (scene === 'WorldMap') {
      await this.#presentMap(data);
    }
  }

  /** One looks different now. */
  changeAvatar(view: View | undefined, avatar: OfficeAvatar): void {
    if (view instanceof CharacterView || view instanceof DeskView) view.change(avatar);
  }

  async #presentMap(data: OfficeData): Promise<void> {
    const { visit, setting, wake, show, wants, floor } = this.#host;
    const id = visit.floorId;
    const { main } = visit;
    if (!id || !main) return;
    const name = main.floor.plan.name[setting().language];
    const presentCount = main.company.count;
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
