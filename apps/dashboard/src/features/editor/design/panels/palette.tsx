import { ActionIcon } from '@mantine/core';
import { Drawer, useGetPuck } from '@puckeditor/core';
import { IconPlus } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import styles from '../design.module.css';
import { addBlock } from '../blocks/insert-block.ts';
import { usePuckStore } from '../use-puck-store.ts';

/**
 * All blocks in groups. Owners drag a block into the popup or, with a keyboard or on a touch
 * screen, press its button.
 */
export function Palette() {
  const config = usePuckStore((puck) => puck.config);
  const getPuck = useGetPuck();
  const list = useHandlesForPointer();
  return (
    <div ref={list}>
      <Drawer>
        {Object.entries(config.categories ?? {}).map(([group, { title, components = [] }]) =>
          components.length === 0 ? null : (
            <section key={group} aria-label={title ?? group}>
              <h2 className={styles['sub']}>{title ?? group}</h2>
              {components.map((name) => {
                const label = config.components[name]?.label ?? String(name);
                return (
                  <div key={name} className={styles['item']}>
                    <div aria-hidden>
                      <Drawer.Item name={String(name)} label={label} />
                    </div>
                    <ActionIcon
                      variant="light"
                      size={34}
                      aria-label={`Add ${label}`}
                      onClick={() => addBlock(getPuck, String(name))}
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
    </div>
  );
}

/**
 * Leaves the handles that are dragged out of the way of the Tab key. The library makes them
 * buttons, but no key moves them; the button beside each of them adds the block.
 */
function useHandlesForPointer() {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const leaveOut = (): void =>
      list.current
        ?.querySelectorAll<HTMLElement>('[aria-hidden] [tabindex="0"]')
        .forEach((handle) => handle.setAttribute('tabindex', '-1'));
    leaveOut();
    const watcher = new MutationObserver(leaveOut);
    if (list.current)
      watcher.observe(list.current, { subtree: true, attributeFilter: ['tabindex'] });
    return () => watcher.disconnect();
  }, []);
  return list;
}
