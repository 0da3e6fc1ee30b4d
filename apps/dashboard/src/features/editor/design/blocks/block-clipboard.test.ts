import { cleanNotifications, notificationsStore } from '@mantine/notifications';
import { afterEach, expect, it, vi } from 'vitest';
import { keepChoice, readChoice } from '../../../../lib/keep-choice.ts';
import { copyBlock, copyToClipboard, pasteStoredBlock } from './block-clipboard.ts';
import { writeCopiedBlock } from './copied-block.ts';

const TEXT = { type: 'Text', props: { id: 'Text-1', text: 'Hello' } };
const GAME = { type: 'Game', props: { id: 'Game-1' } };

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  cleanNotifications();
});

const said = () => notificationsStore.getState().notifications.map(({ message }) => message);

/** An editor whose popup may have texts only. */
function paste(): void {
  pasteStoredBlock(() => ({
    config: {
      components: { Text: { render: vi.fn() } },
      categories: { words: { components: ['Text'] } },
    },
    appState: { data: { content: [] } },
    selectedItem: null,
    getSelectorForId: () => undefined,
    dispatch: vi.fn(),
  }));
}

function refuseStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
}

it('a copied block is kept, and its owner reads so', () => {
  copyBlock(TEXT);
  expect(readChoice('copied-block')).toBe(writeCopiedBlock(TEXT));
  expect(said()).toEqual([expect.stringMatching(/^Copied\. You can/u)]);
});

it('a block that the browser refuses to keep is not said to be copied, nor is the one before pasted', () => {
  keepChoice('copied-block', writeCopiedBlock(GAME));
  refuseStorage();
  copyBlock(TEXT);
  expect(readChoice('copied-block')).toBeUndefined();
  expect(said()).toEqual([expect.stringMatching(/^Your browser refused/u)]);
});

it('a block that only the clipboard keeps can be pasted by keys, and its owner reads so', () => {
  refuseStorage();
  const setData = vi.fn<DataTransfer['setData']>();
  copyToClipboard(TEXT, { setData });
  expect(setData).toHaveBeenCalledWith('text/plain', writeCopiedBlock(TEXT));
  expect(said()).toEqual([expect.stringMatching(/^Copied\. Paste it with Ctrl\+V/u)]);
});

it('an owner reads that nothing was copied, or that what was copied does not fit', () => {
  paste();
  copyBlock(GAME);
  cleanNotifications();
  paste();
  expect(said()).toEqual(['This block does not fit this kind of popup.']);
});
