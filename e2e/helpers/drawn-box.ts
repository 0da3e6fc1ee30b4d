import type { Page } from '@playwright/test';
import { popupOn } from '../models/popup.ts';
import { aTemplate } from './a-display-answer.ts';

/** A template as high as the popup's settings say, like our own formats. */
export const filling = (id: string): string =>
  aTemplate(id).replace(
    'padding:32px',
    'display:flow-root;box-sizing:border-box;height:var(--bk-height);padding:32px',
  );

/** The position and size of an element in the window, in px. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The position and size of a popup on the page. */
export async function boxOf(page: Page, id = 'abcdefghijk01'): Promise<Box> {
  const box = await popupOn(page, id).root.boundingBox();
  if (box === null) throw new Error(`${id} is not drawn`);
  return box;
}
