import { Button } from '@mantine/core';
import { designFor, SCREEN_NAMES } from '@beckon/templates';
import type { PopupDetail } from '@beckon/contract/owner-calls';
import type { Screen } from '@beckon/contract/values';
import type { ComponentData } from '@puckeditor/core';
import { IconPlus } from '@tabler/icons-react';
import { parseStampedBlock } from '../../parse-design.ts';
import { screensOf } from '../../screens-of.ts';
import styles from '../design.module.css';
import { Outline } from './outline.tsx';
import { scrollCanvasTo } from '../canvas/scroll-canvas.ts';
import { SCREENS_ZONE, usePuckStore } from '../use-puck-store.ts';

/** The screen as the format's original design has it, with new ids, or an empty screen. */
function freshScreen(popup: PopupDetail, screen: Screen): ComponentData {
  const made = designFor(popup.type, popup.format, popup.language)?.content.find(
    (block) => block.props['screen'] === screen,
  );
  const stamp = crypto.randomUUID().slice(0, 8);
  if (made === undefined)
    return { type: 'Screen', props: { id: `Screen-${stamp}`, screen, content: [] } };
  return parseStampedBlock(made, stamp);
}

/**
 * The screens of the popup: owners go to a screen or add a missing one. Below is the outline of all
 * blocks.
 */
export function ScreensPanel({ popup }: { readonly popup: PopupDetail }) {
  const content = usePuckStore((puck) => puck.appState.data.content);
  const selected = usePuckStore((puck) => puck.selectedItem?.props.id);
  const dispatch = usePuckStore((puck) => puck.dispatch);
  const choose = (index: number, id: string) => {
    dispatch({ type: 'setUi', ui: { itemSelector: { index, zone: SCREENS_ZONE } } });
    scrollCanvasTo(id);
  };
  const add = (screen: Screen) =>
    dispatch({
      type: 'setData',
      data: (before) => ({
        ...before,
        content: [...(before.content ?? []), freshScreen(popup, screen)],
      }),
      recordHistory: true,
    });
  return (
    <>
      <ul className={styles['screens']} aria-label="Screens">
        {screensOf(popup).map((screen) => {
          const index = content.findIndex(
            (block) => block.type === 'Screen' && (block.props['screen'] ?? 'form') === screen,
          );
          const block = content[index];
          return (
            <li key={screen}>
              {block === undefined ? (
                <Button
                  variant="default"
                  fullWidth
                  justify="flex-start"
                  leftSection={<IconPlus size={15} aria-hidden />}
                  onClick={() => add(screen)}
                >
                  {SCREEN_NAMES[screen]}
                </Button>
              ) : (
                <Button
                  variant={block.props.id === selected ? 'filled' : 'light'}
                  fullWidth
                  justify="flex-start"
                  onClick={() => choose(index, block.props.id)}
                >
                  {SCREEN_NAMES[screen]}
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      <h2 className={styles['sub']}>Everything in it</h2>
      <Outline blocks={content} />
    </>
  );
}
