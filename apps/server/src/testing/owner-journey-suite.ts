import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { DEMO_CLIENT_ID, DEMO_POPUP_IDS, HEBREW_CLIENT_ID } from '../seed/demo-ids.ts';
import { DEMO_SITES } from '../seed/demo-sites.ts';
import { type FirstRunDeps, seedOnFirstRun } from '../seed/seed-on-first-run.ts';
import { aSite } from '../store/testing/a-record.ts';
import { A_PNG } from './a-picture.ts';
import { anOwnerApp, type OwnerApp } from './an-owner-app.ts';
import { cookieOf, post } from './owner-browser.ts';
import { someConsent, someTemplates } from './stub-renderers.ts';

/**
 * The tests of an owner's journey. They run on each database, because the accounts library has its
 * own tables in each.
 */
export function ownerJourneySuite(
  database: string,
  open: () => Promise<{ readonly postgresUrl?: string; readonly remove: () => Promise<void> }>,
): void {
  describe(`owners on ${database}`, () => {
    let server: OwnerApp;
    let remove: () => Promise<void>;

    beforeEach(async () => {
      const { remove: removeDatabase, ...options } = await open();
      remove = removeDatabase;
      server = await anOwnerApp({
        ...options,
        openSignUp: false,
        publicUrl: 'http://localhost:80',
        sendsMail: true,
      });
    });
    afterEach(async () => {
      await server.close();
      await remove();
    });

    /** The first start of a private server that wants the demo. */
    const firstRunDeps = (): FirstRunDeps => ({
      store: server.store,
      accounts: server.accounts,
      templates: someTemplates,
      renderConsent: someConsent,
      now: () => server.clock.nowMs,
      isPrivate: true,
      isShared: false,
      isWanted: true,
    });

    test('owners sign up, make a site and a popup, publish it, come back another day, and change the password', async () => {
      const ruth = await server.anOwner('ruth');
      const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'חנות' })).json();
      const { popup } = (
        await ruth.call('POST', `/api/owner/sites/${site.id}/popups`, {
          name: 'N',
          type: 'lightbox',
          format: 'format_1',
          language: 'he',
        })
      ).json();
      expect(
        (await ruth.call('POST', `/api/owner/popups/${popup.id}/publish`)).json().popup.status,
      ).toBe('active');

      const cookie = cookieOf(
        await post(server.app, '/api/auth/sign-in/email', {
          email: 'ruth@example.com',
          password: 'correct horse ruth',
        }),
      );
      const change = {
        currentPassword: 'correct horse ruth',
        newPassword: 'a newer horse',
        revokeOtherSessions: true,
      };
      const changed = await server.app.inject({
        method: 'POST',
        url: '/api/auth/change-password',
        payload: change,
        headers: {
          origin: 'http://localhost:80',
          cookie,
        },
      });
      expect(changed.statusCode).toBe(200);
      expect((await ruth.call('GET', '/api/owner/me')).statusCode).toBe(401);
      expect(
        (
          await post(server.app, '/api/auth/sign-in/email', {
            email: 'RUTH@example.com',
            password: 'a newer horse',
          })
        ).statusCode,
      ).toBe(200);
      expect(
        (
          await post(server.app, '/api/auth/sign-in/email', {
            email: 'ruth@example.com',
            password: 'correct horse ruth',
          })
        ).statusCode,
      ).toBe(401);
    });

    test('owners ask for a new password by mail', async () => {
      await server.anOwner('ruth');
      await post(server.app, '/api/auth/request-password-reset', {
        email: 'ruth@example.com',
        redirectTo: '/reset-password',
      });
      const token = /reset-password\/([\w-]+)/.exec(server.mails[0]?.text ?? '')?.[1];
      expect(
        (
          await post(server.app, '/api/auth/reset-password', {
            token,
            newPassword: 'a newer horse',
          })
        ).statusCode,
      ).toBe(200);
      expect(
        (
          await post(server.app, '/api/auth/sign-in/email', {
            email: 'ruth@example.com',
            password: 'a newer horse',
          })
        ).statusCode,
      ).toBe(200);
    });

    test('owners delete their account with everything in it, if they know the password', async () => {
      const ruth = await server.anOwner('ruth');
      const { site } = (await ruth.call('POST', '/api/owner/sites', { name: 'חנות' })).json();
      const popup = { name: 'N', type: 'lightbox', format: 'format_1', language: 'he' };
      const popups = `/api/owner/sites/${site.id}/popups`;
      const { id } = (await ruth.call('POST', popups, popup)).json().popup;
      await ruth.call('POST', `/api/owner/popups/${id}/publish`);
      await ruth.call('POST', `/api/owner/sites/${site.id}/pictures`, { name: 'a', data: A_PNG });
      const { account } = (await ruth.call('GET', '/api/owner/me')).json();
      const [picture] = await server.store.picturesOf(account.id, site.id);
      expect(picture).toBeDefined();
      await server.store.createAccount({ id: 'neighbour', name: 'Dan', at: 0 });
      const theirs = await server.store.createSite('neighbour', aSite({ id: 'site-of-dan' }));

      const remove = (password: string) =>
        ruth.call('POST', '/api/owner/account/delete', { password });
      expect((await remove('a wrong horse')).json()).toEqual({
        success: false,
        message: 'This is not your password.',
      });
      expect(await server.store.liveSite(site.clientId)).toBeDefined();

      expect((await remove('correct horse ruth')).json()).toEqual({ success: true });
      expect(await server.store.liveSite(site.clientId)).toBeUndefined();
      expect((await ruth.call('GET', '/api/owner/me')).statusCode).toBe(401);
      const signIn = { email: 'ruth@example.com', password: 'correct horse ruth' };
      expect((await post(server.app, '/api/auth/sign-in/email', signIn)).statusCode).toBe(401);
      expect(await server.passwords()).toEqual([]);
      await vi.waitFor(async () => expect(await server.store.removeLeftovers()).toBe(0));
      expect(await server.store.pictureData(picture?.id ?? '')).toBeUndefined();
      expect(await server.store.site('neighbour', theirs.id)).toBeDefined();
      // The installation is empty again, so its first owner may sign up.
      expect((await server.anOwner('ruth')).cookie).not.toBe('');
    });

    test('owners change their address, and end their sessions in other browsers', async () => {
      const ruth = await server.anOwner('ruth');
      const password = 'correct horse ruth';
      const signIn = async (email: string) =>
        cookieOf(await post(server.app, '/api/auth/sign-in/email', { email, password }));
      await ruth.call('POST', '/api/owner/account/email', { email: 'new@example.com', password });
      const url = /http\S+/.exec(server.mails[0]?.text ?? '')?.[0] ?? '';
      const confirmed = await server.app.inject({ method: 'POST', url, payload: '' });
      expect(confirmed.statusCode).toBe(200);
      expect(await signIn('ruth@example.com')).not.toContain('session_token');

      const cookie = await signIn('new@example.com');
      const { sessions } = (await ruth.call('GET', '/api/owner/sessions')).json();
      expect(sessions).toHaveLength(2);
      await ruth.call('DELETE', '/api/owner/sessions');
      const elsewhere = await server.app.inject({ url: '/api/owner/me', headers: { cookie } });
      expect(elsewhere.statusCode).toBe(401);
      expect((await ruth.call('GET', '/api/owner/me')).statusCode).toBe(200);
    });

    test('owners find the demo on the first run, once', async () => {
      const deps = firstRunDeps();
      expect(await seedOnFirstRun(deps)).toEqual({ hasDemo: true, demoPassword: 'beckon-demo' });
      expect(await seedOnFirstRun(deps)).toEqual({ hasDemo: true, demoPassword: undefined });
      const activeOn = async (clientId: string) =>
        new Set(
          (await server.store.liveSite(clientId))?.popups
            .filter(({ isActive }) => isActive)
            .map(({ id }) => id),
        );
      const { newsletter, bar, wheel, hebrew, hebrewForm } = DEMO_POPUP_IDS;
      expect(await activeOn(DEMO_CLIENT_ID)).toEqual(new Set([newsletter, bar, wheel]));
      expect(await activeOn(HEBREW_CLIENT_ID)).toEqual(new Set([hebrew, hebrewForm]));
      expect(
        (
          await post(server.app, '/api/auth/sign-in/email', {
            email: 'demo@beckon.local',
            password: 'beckon-demo',
          })
        ).statusCode,
      ).toBe(200);
    });

    test('owners find sample visitors and leads in the reports of the demo', async () => {
      await seedOnFirstRun(firstRunDeps());
      const sites = await server.store.sitesOf('demo');
      const counts = await Promise.all(
        sites.map(({ id }) => server.store.popupNumbers('demo', id)),
      );
      const { newsletter, bar, wheel, hebrew, blogLetters } = DEMO_POPUP_IDS;
      const seen = counts.flat().filter(({ offered, views, conversions }) => {
        return offered >= views && views > conversions && conversions > 20;
      });
      expect(new Set(seen.map(({ popupId }) => popupId))).toEqual(
        new Set([newsletter, bar, wheel, hebrew, blogLetters]),
      );
      const site = sites.find(({ clientId }) => clientId === DEMO_CLIENT_ID) ?? aSite();
      const page = await server.store.leadsPage('demo', site.id, { limit: 9 });
      expect(page?.leads).toHaveLength(9);
      expect(page?.leads.every(({ tags }) => tags.includes('demo'))).toBe(true);
      expect(await server.store.sitesWithDueDeliveries(Number.MAX_SAFE_INTEGER, [], 9)).toEqual([]);
    });

    test('owners find one demo if two servers of a database start for the first time at once', async () => {
      // Both starts find an empty store.
      const store = { ...server.store, countAccounts: async () => 0 };
      const deps = { ...firstRunDeps(), store, isPrivate: false, isShared: true };
      const starts = await Promise.all([seedOnFirstRun(deps), seedOnFirstRun(deps)]);
      expect(starts.map(({ hasDemo }) => hasDemo)).toEqual([true, true]);
      const passwords = starts.flatMap(({ demoPassword }) => demoPassword ?? []);
      expect(passwords).toEqual([expect.stringMatching(/^[\w-]{12}$/)]);
      expect(await server.accounts.isPassword('demo@beckon.local', passwords[0] ?? '')).toBe(true);
    });

    test('owners find the whole demo after a start that was interrupted while it created the demo', async () => {
      let step = 0;
      const deps = firstRunDeps();
      const broken = {
        ...server.store,
        publishPopup: async (...args: Parameters<typeof server.store.publishPopup>) => {
          step += 1;
          if (step > 4) throw new Error('killed');
          return server.store.publishPopup(...args);
        },
      };
      await expect(seedOnFirstRun({ ...deps, store: broken })).rejects.toThrow('killed');
      // Another server of the database may still be creating it.
      const elsewhere = await seedOnFirstRun({ ...deps, isShared: true });
      expect(elsewhere).toEqual({ hasDemo: true, demoPassword: undefined });
      expect(await seedOnFirstRun(deps)).toEqual({ hasDemo: true, demoPassword: 'beckon-demo' });
      const sites = await server.store.sitesOf('demo');
      expect(new Set(sites.map(({ clientId }) => clientId))).toEqual(
        new Set(DEMO_SITES.map(({ clientId }) => clientId)),
      );
      expect(sites).toHaveLength(DEMO_SITES.length);
      expect(await seedOnFirstRun(deps)).toEqual({ hasDemo: true, demoPassword: undefined });
    });

    test('owners find the demo under a new password if others can reach it', async () => {
      const deps = firstRunDeps();
      const signIn = async (password: string) =>
        (
          await post(server.app, '/api/auth/sign-in/email', {
            email: 'demo@beckon.local',
            password,
          })
        ).statusCode;
      await seedOnFirstRun(deps);
      const { demoPassword = '' } = await seedOnFirstRun({ ...deps, isPrivate: false });
      expect(demoPassword).toMatch(/^[\w-]{12}$/);
      expect([await signIn('beckon-demo'), await signIn(demoPassword)]).toEqual([401, 200]);
      expect(await seedOnFirstRun({ ...deps, isPrivate: false })).toEqual({
        hasDemo: true,
        demoPassword: undefined,
      });
    });

    test('owners find nothing if the demo is switched off', async () => {
      const deps = { ...firstRunDeps(), isWanted: false };
      expect(await seedOnFirstRun(deps)).toEqual({ hasDemo: false, demoPassword: undefined });
      expect(await server.store.countAccounts()).toBe(0);
    });
  });
}
