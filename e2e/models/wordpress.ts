import { expect, type Page } from '@playwright/test';

/** The address of the WordPress of this run; `npm run e2e:wordpress` starts it. */
export const WORDPRESS = process.env['BECKON_WORDPRESS'] ?? '';
const PASSWORD = process.env['BECKON_WORDPRESS_PASSWORD'] ?? '';

/** What an owner enters at Settings → Beckon. */
export interface PluginSettings {
  readonly clientId?: string;
  readonly server?: string;
  readonly where?: string;
  readonly except?: string;
  readonly forEditors?: boolean;
}

/** One person in front of WordPress. */
export class WordpressPerson {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async signIn(name: 'owner' | 'reader'): Promise<void> {
    await this.page.goto(`${WORDPRESS}/wp-login.php`);
    // Shortly after the page has loaded, WordPress moves the focus to this field, away from the
    // password.
    await expect(this.page.locator('#user_login')).toBeFocused();
    await this.page.locator('#user_login').fill(name);
    await this.page.locator('#user_pass').fill(PASSWORD);
    await this.page.locator('#wp-submit').click();
    await this.page.waitForURL(/wp-admin/u);
  }

  async openSettings(): Promise<void> {
    await this.page.goto(`${WORDPRESS}/wp-admin/options-general.php?page=beckon-popups`);
  }

  /** Saves settings on the page that `openSettings` has opened. */
  async save({ clientId, server, where, except, forEditors }: PluginSettings): Promise<void> {
    const { page } = this;
    if (clientId !== undefined) await page.getByLabel('Client id').fill(clientId);
    if (server !== undefined) await page.getByLabel('Server address').fill(server);
    if (where !== undefined) await page.getByLabel('Load it', { exact: true }).selectOption(where);
    if (except !== undefined) await page.getByLabel('But not on these paths').fill(except);
    if (forEditors !== undefined)
      await page.getByLabel('Also load it for people').setChecked(forEditors);
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await page.waitForURL(/settings-updated/u);
  }

  /** The addresses of our script in the html of a page, as the server sent it. */
  async scriptsOn(path: string): Promise<string[]> {
    const html = await this.html(path);
    return [...html.matchAll(/<script[^>]+beckon-script[^>]*>/gu)].map(([tag]) => tag);
  }

  async html(path: string): Promise<string> {
    const answer = await this.page.request.get(`${WORDPRESS}${path}`);
    expect(answer.status()).toBe(200);
    return answer.text();
  }

  /** Publishes a page with this block markup; returns its path. */
  async publish(content: string): Promise<string> {
    await this.page.goto(`${WORDPRESS}/wp-admin/post-new.php?post_type=page`);
    const id = await this.page.evaluate(async (text) => {
      const { apiFetch } = Reflect.get(window, 'wp');
      const data = { title: 'Form', content: text, status: 'publish' };
      const made = await apiFetch({ path: '/wp/v2/pages', method: 'POST', data });
      return Number(made.id);
    }, content);
    return `/?page_id=${id}`;
  }
}
