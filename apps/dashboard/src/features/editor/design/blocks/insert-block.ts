import type { ComponentData, Config, PuckApi } from '@puckeditor/core';
import { type BlockPlace, placeOfNewBlock } from './block-places.ts';
import { scrollCanvasTo } from '../canvas/scroll-canvas.ts';
import { SCREENS_ZONE } from '../use-puck-store.ts';

/** What adding a block needs of the editor. */
export interface EditedDesign extends Pick<
  PuckApi,
  'config' | 'dispatch' | 'getSelectorForId' | 'selectedItem'
> {
  readonly appState: { readonly data: Pick<PuckApi['appState']['data'], 'content'> };
}

export function newBlockId(type: string): string {
  return `${type}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Adds a new block, selects it and shows it on the canvas. */
export function addBlock(getPuck: () => EditedDesign, type: string): void {
  insertAt(getPuck, placeFor(type, getPuck), { type, id: newBlockId(type) });
}

/** Adds a block with its settings, selects it and shows it. Next to one of its kind, it follows it. */
export function pasteBlock(getPuck: () => EditedDesign, block: ComponentData): void {
  const { selectedItem, getSelectorForId } = getPuck();
  const at = selectedItem === null ? undefined : getSelectorForId(selectedItem.props.id);
  const place =
    at !== undefined && selectedItem?.type === block.type
      ? { index: at.index + 1, zone: at.zone }
      : placeFor(block.type, getPuck);
  insertAt(getPuck, place, { type: block.type, id: block.props.id, data: block });
}

/** The kinds of blocks that the popup may have, except for its screens. */
export function offeredKinds({ categories = {}, components }: Config): Config['components'] {
  const offered = Object.values(categories).flatMap((category) => category.components ?? []);
  return Object.fromEntries(
    Object.entries(components).filter(
      ([type]) => type !== 'Screen' && offered.map(String).includes(type),
    ),
  );
}

interface NewBlock {
  readonly type: string;
  readonly id: string;
  /** Its settings, if they are not those of any new block. */
  readonly data?: ComponentData;
}

function insertAt(
  getPuck: () => EditedDesign,
  { index, zone }: BlockPlace,
  { type, id, data }: NewBlock,
): void {
  const { dispatch } = getPuck();
  const to = { destinationIndex: index, destinationZone: zone };
  dispatch({ type: 'insert', componentType: type, ...to, id });
  if (data !== undefined) dispatch({ type: 'replace', data, ...to });
  dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
  requestAnimationFrame(() => scrollCanvasTo(id));
}

/** The place of a new block. If the design has no screen for it, adds one. */
function placeFor(type: string, getPuck: () => EditedDesign): BlockPlace {
  const { appState, config, dispatch, getSelectorForId, selectedItem } = getPuck();
  const { content } = appState.data;
  if (type === 'Screen') return { index: content.length, zone: SCREENS_ZONE };
  const at = selectedItem === null ? undefined : getSelectorForId(selectedItem.props.id);
  const chosen =
    selectedItem === null || at === undefined ? undefined : { block: selectedItem, at };
  const place = placeOfNewBlock(content, chosen, config.components);
  if (place !== undefined) return place;
  const id = newBlockId('Screen');
  dispatch({
    type: 'insert',
    componentType: 'Screen',
    destinationIndex: 0,
    destinationZone: SCREENS_ZONE,
    id,
  });
  return { index: 0, zone: `${id}:content` };
}
