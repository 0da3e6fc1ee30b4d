import { ActionIcon } from '@mantine/core';
import { Drawer, type PuckApi, useGetPuck } from '@puckeditor/core';
import { IconPlus } from '@tabler/icons-react';
import styles from './design.module.css';
import { scrollCanvasTo } from './scroll-canvas.ts';
import { SCREENS_ZONE, usePuckStore } from './use-puck-store.ts';

/**
 * The place of a new block: after the chosen block, otherwise at the end of the chosen or the first
 * screen.
 */
function placeFor(
  name: string,
  { appState, selectedItem, getSelectorForId }: PuckApi,
): { readonly index: number; readonly zone: string } {
  const { content } = appState.data;
  const chosen =
    selectedItem === null || selectedItem.type === 'Screen'
      ? undefined
      : getSelectorForId(selectedItem.props.id);
  const screen = selectedItem?.type === 'Screen' ? selectedItem : content[0];
  if (name === 'Screen' || screen === undefined)
    return { index: content.length, zone: SCREENS_ZONE };
  if (chosen !== undefined) return { index: chosen.index + 1, zone: chosen.zone };
  const inside: unknown = screen.props['content'];
  return { index: Array.isArray(inside) ? inside.length : 0, zone: `${screen.props.id}:content` };
}

/** Returns a function that adds a block and selects it. */
function useAddBlock(): (name: string) => void {
  const getPuck = useGetPuck();
  return (name) => {
    const puck = getPuck();
    const { index, zone } = placeFor(name, puck);
    const id = `${name}-${crypto.randomUUID().slice(0, 8)}`;
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
