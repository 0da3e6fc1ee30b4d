import { ActionIcon } from '@mantine/core';
import { Drawer, useGetPuck } from '@puckeditor/core';
import { IconPlus } from '@tabler/icons-react';
import styles from './design.module.css';
import { screenOf } from './screen-of.ts';
import { SCREENS_ZONE, usePuckStore } from './use-puck-store.ts';

/** Adds a block at the end of the screen that is being worked on. */
function useAddBlock(): (name: string) => void {
  const getPuck = useGetPuck();
  return (name) => {
    const { appState, dispatch, selectedItem, getParentById } = getPuck();
    const { content } = appState.data;
    const screen = screenOf(selectedItem, getParentById) ?? content[0];
    if (name === 'Screen' || screen === undefined) {
      dispatch({ type: 'insert', componentType: name, destinationIndex: content.length, destinationZone: SCREENS_ZONE });
      return;
    }
    const inside: unknown = screen.props['content'];
    dispatch({ type: 'insert', componentType: name, destinationIndex: Array.isArray(inside) ? inside.length : 0, destinationZone: `${screen.props.id}:content` });
  };
}

/** Every block, in groups: to drag into the popup, or to add by a button for keyboards and thumbs. */
export function Palette() {
  const config = usePuckStore((puck) => puck.config);
  const add = useAddBlock();
  return (
    <Drawer>
      {Object.entries(config.categories ?? {}).map(([group, { title, components = [] }]) => (components.length === 0 ? null : (
        <section key={group} aria-label={title ?? group}>
          <h2 className={styles['sub']}>{title ?? group}</h2>
          {components.map((name) => {
            const label = config.components[name]?.label ?? String(name);
            return (
              <div key={name} className={styles['item']}>
                <Drawer.Item name={String(name)} label={label} />
                <ActionIcon variant="light" size={34} aria-label={`Add ${label}`} onClick={() => add(String(name))}><IconPlus size={16} aria-hidden /></ActionIcon>
              </div>
            );
          })}
        </section>
      )))}
    </Drawer>
  );
}
