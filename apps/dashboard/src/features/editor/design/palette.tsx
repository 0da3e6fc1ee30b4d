import { ActionIcon } from '@mantine/core';
import { Drawer, type PuckApi, useGetPuck } from '@puckeditor/core';
import { IconPlus } from '@tabler/icons-react';
import { type BlockPlace, placeOfNewBlock } from './block-places.ts';
import styles from './design.module.css';
import { scrollCanvasTo } from './scroll-canvas.ts';
import { SCREENS_ZONE, usePuckStore } from './use-puck-store.ts';

/** The place of a new block. If the design has no screen for it, adds one. */
function placeFor(name: string, getPuck: () => PuckApi): BlockPlace {
  const { appState, config, dispatch, getSelectorForId, selectedItem } = getPuck();
  const { content } = appState.data;
  if (name === 'Screen') return { index: content.length, zone: SCREENS_ZONE };
  const at = selectedItem === null ? undefined : getSelectorForId(selectedItem.props.id);
  const chosen =
    selectedItem === null || at === undefined ? undefined : { block: selectedItem, at };
  const place = placeOfNewBlock(content, chosen, config.components);
  if (place !== undefined) return place;
  const id = newId('Screen');
  dispatch({
    type: 'insert',
    componentType: 'Screen',
    destinationIndex: 0,
    destinationZone: SCREENS_ZONE,
    id,
  });
  return { index: 0, zone: `${id}:content` };
}

function newId(name: string): string {
  return `${name}-${crypto.randomUUID().slice(0, 8)}`;
}

/** Returns a function that adds a block and selects it. */
function useAddBlock(): (name: string) => void {
  const getPuck = useGetPuck();
  return (name) => {
    const puck = getPuck();
    const { index, zone } = placeFor(name, getPuck);
    const id = newId(name);
    puck.dispatch({
      type: 'insert',
      componentType: name,
      destinationIndex: index,
      destinationZone: zone,
      id,
    });
    puck.dispatch({ type: 'setUi', ui: { itemSelector: { index, zone } } });
    requestAnimationFrame(() => scrollCanvasTo(id));
  };
}

/**
 * All blocks in groups. Owners drag a block into the popup or, with a keyboard or on a touch
 * screen, press its button.
 */
export function Palette() {
  const config = usePuckStore((puck) => puck.config);
  const add = useAddBlock();
  return (
    <Drawer>
      {Object.entries(config.categories ?? {}).map(([group, { title, components = [] }]) =>
        components.length === 0 ? null : (
          <section key={group} aria-label={title ?? group}>
            <h2 className={styles['sub']}>{title ?? group}</h2>
            {components.map((name) => {
              const label = config.components[name]?.label ?? String(name);
              return (
                <div key={name} className={styles['item']}>
                  <Drawer.Item name={String(name)} label={label} />
                  <ActionIcon
                    variant="light"
                    size={34}
                    aria-label={`Add ${label}`}
                    onClick={() => add(String(name))}
                  >
                    <IconPlus size={16} aria-hidden />
                  </ActionIcon>
                </div>
              );
            })}
          </section>
        ),
      )}
    </Drawer>
  );
}
