import { expect, type Locator, type Page } from '@playwright/test';
import { DEMO_OWNER } from './dashboard.ts';

export const BLOG_CLIENT_ID = 'de300de300de5';

interface Written {
  readonly comment: string;
  readonly author: string;
}

/** An article of the demo blog, as a reader sees it. */
export interface BlogArticle {
  readonly comments: Locator;
  readonly form: Locator;
  /** The comment with this text, and its replies. */
  saying(text: string): Locator;
  write(written: Written): Promise<void>;
}

export function articleOn(page: Page): BlogArticle {
  const comments = page.locator('.comment-area');
  const form = page.locator('#commentform');
  return {
    comments,
    form,
    saying: (text) => comments.locator('.comment').filter({ hasText: text }),
    async write({ comment, author }) {
      await form.locator('[name=comment]').fill(comment);
      await form.locator('[name=author]').fill(author);
    },
  };
}

/** Opens a page of the dashboard, with the site of this client id selected. */
export async function openDashboardOf(
  page: Page,
  { serverUrl, clientId, path }: Record<'serverUrl' | 'clientId' | 'path', string>,
): Promise<void> {
  const signIn = await page.request.post(`${serverUrl}/api/auth/sign-in/email`, {
    data: DEMO_OWNER,
    headers: { origin: serverUrl },
  });
  expect(signIn.ok()).toBe(true);
  const siteId = await siteOf(page, serverUrl, clientId);
  await page.addInitScript((id) => localStorage.setItem('beckon.site', id), siteId);
  await page.goto(serverUrl + path);
}

async function siteOf(page: Page, serverUrl: string, clientId: string): Promise<string> {
  const { sites } = await (await page.request.get(`${serverUrl}/api/owner/sites`)).json();
  return String(
    sites.find((site: { readonly clientId: string }) => site.clientId === clientId)?.id,
  );
}
