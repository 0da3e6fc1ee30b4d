import type { Page } from '@playwright/test';
import type { OwnerApi } from '../helpers/owner-api.ts';
import { dashboard } from './dashboard.ts';

export const block = (type: string, id: string, props: object = {}) => ({
  type,
  props: { id, ...props },
});

interface EditorVisit {
  readonly page: Page;
  readonly url: string;
  readonly owner: OwnerApi;
}

/** Opens the editor with a popup whose main screen contains these blocks. Returns the popup's id. */
export async function openEditor(
  { page, url, owner }: EditorVisit,
  ...content: readonly object[]
): Promise<string> {
  await page.setViewportSize({ width: 1300, height: 860 });
  await dashboard(page, url).signIn();
  const id = await owner.publish({ type: 'lightbox' });
  const design = {
    root: { props: {} },
    content: [block('Screen', 'main', { screen: 'form', content })],
  };
  await owner.call('PATCH', `/api/owner/popups/${id}`, { design });
  await page.goto(`${url}/popups/${id}/edit`);
  return id;
}

/** The blocks in the column or step of this name, in the outline. */
export const blocksIn = (page: Page, list: string) =>
  page.getByRole('group', { name: list }).getByRole('button');

export const settingsOfBlock = (page: Page) =>
  page.getByRole('complementary', { name: 'Settings of the block' });
