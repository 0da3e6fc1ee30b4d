import { aHostPage, CLIENT_ID, expect, offer, dialogOn, test } from '../fixtures/stub.ts';
import { aDisplayAnswer, aWirePopup } from '../helpers/a-display-answer.ts';
import { untilDecided } from '../helpers/until-decided.ts';
import { watchArming } from '../helpers/watch-arming.ts';

const DISPLAY = `/api/display/${CLIENT_ID}`;

test.beforeEach(({ site }) => site.setPage('/', aHostPage()));

test('the display call of a new page has the title that the page gets when it is drawn', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, []);
  await page.goto(site.url);
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(1);
  await page.evaluate(() => {
    history.pushState({}, '', '/prices');
    requestAnimationFrame(() =>
      setTimeout(() => {
        document.title = 'Prices';
      }, 50),
    );
  });
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(2);
  expect(stub.seen(DISPLAY).map(({ fields }) => fields['page_title'])).toEqual([
    'Host page',
    'Prices',
  ]);
});

test('every kind of route change starts a new page view once', async ({ page, stub, site }) => {
  offer(stub, []);
  await page.goto(site.url);
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(1);
  const changes = [
    () => history.pushState({}, '', '/?page=2'),
    () => history.replaceState({}, '', '/third?page=3'),
    () => {
      location.hash = '#/route';
    },
    () => history.back(),
    () => {
      history.pushState({}, '', '/?page=4');
      history.replaceState({}, '', '/?page=5');
    },
    () => {
      navigation.addEventListener('navigate', (event) => event.intercept(), { once: true });
      navigation.navigate('/?page=6');
    },
  ];
  for (const [index, change] of changes.entries()) {
    await page.evaluate(change);
    await expect.poll(() => stub.seen(DISPLAY).length).toBe(index + 2);
  }
  expect(
    stub
      .seen(DISPLAY)
      .map(({ fields }) => new URL(fields['poptin_viewed_url'] ?? '').href.replace(site.url, '')),
  ).toEqual([
    '/',
    '/?page=2',
    '/third?page=3',
    '/third?page=3#/route',
    '/third?page=3',
    '/?page=5',
    '/?page=6',
  ]);
});

for (const [browser, forget] of [
  ['with', () => undefined],
  [
    'without',
    () => {
      Reflect.deleteProperty(window, 'navigation');
    },
  ],
  [
    'whose page hides',
    () => {
      Object.assign(window, { navigation: document.createElement('nav') });
    },
  ],
] as const) {
  test(`a hash router starts one page view per route in a browser ${browser} the Navigation API`, async ({
    page,
    stub,
    site,
  }) => {
    offer(stub, []);
    await page.addInitScript(forget);
    await page.goto(site.url);
    await expect.poll(() => stub.seen(DISPLAY).length).toBe(1);
    for (const [index, hash] of ['#/cart', '#!pay', '#/done'].entries()) {
      await page.evaluate((to) => {
        location.hash = to;
      }, hash);
      await expect.poll(() => stub.seen(DISPLAY).length).toBe(index + 2);
    }
    expect(
      stub.seen(DISPLAY).map(({ fields }) => new URL(fields['poptin_viewed_url'] ?? '').hash),
    ).toEqual(['', '#/cart', '#!pay', '#/done']);
  });
}

for (const browser of ['with', 'without'] as const) {
  test(`a page that cleans up its address keeps its popup in a browser ${browser} the Navigation API`, async ({
    page,
    stub,
    site,
  }) => {
    offer(stub, [aWirePopup()]);
    if (browser === 'without')
      await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'));
    await page.goto(`${site.url}/?utm_source=mail`);
    await expect(dialogOn(page)).toBeVisible();
    for (const address of ['/', '/#/plain']) {
      await page.evaluate((to) => history.replaceState({}, '', to), address);
      await untilDecided(page);
    }
    // The push is a new page view. If one of the replacements had been one too, there would be
    // three calls.
    await page.evaluate(() => history.pushState({}, '', '/?page=2'));
    await expect.poll(() => stub.seen(DISPLAY).length).toBe(2);
    expect(
      stub.seen(DISPLAY).map(({ fields }) => fields['poptin_viewed_url']?.replace(site.url, '')),
    ).toEqual(['/?utm_source=mail', '/?page=2']);
  });
}

test('a jump to an anchor and a history state without a new address start no page view', async ({
  page,
  stub,
  site,
}) => {
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  await page.evaluate(() => {
    location.hash = '#prices';
    history.replaceState({ scroll: 1 }, '', location.href);
  });
  await untilDecided(page);
  await expect(dialogOn(page)).toBeVisible();
  expect(stub.seen(DISPLAY)).toHaveLength(1);
});

test('a route change removes open popups and unlocks scrolling', async ({ page, stub, site }) => {
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  offer(stub, []);
  await page.evaluate(() => history.pushState({}, '', '/?page=2'));
  await expect(page.locator('[data-beckon]')).toHaveCount(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflow)).toBe(
    'visible',
  );
});

test('a route change reports the popup that was open as closed, with the page that it was on', async ({
  page,
  stub,
  site,
}) => {
  await page.addInitScript(() => {
    const closes: string[] = [];
    Object.assign(window, { closes });
    document.addEventListener('poptinClose', (event) =>
      closes.push(Reflect.get(event, 'detail').poptin_id),
    );
  });
  offer(stub, [aWirePopup()]);
  await page.goto(site.url);
  await expect(dialogOn(page)).toBeVisible();
  await expect.poll(() => stub.seen('/api/display/viewed/').length).toBe(1);
  offer(stub, []);
  await page.evaluate(() => history.pushState({}, '', '/?page=2'));
  await expect.poll(() => stub.seen('/api/display/closed/').length).toBe(1);
  expect(stub.seen('/api/display/closed/')[0]?.fields).toMatchObject({
    close_trigger: 'page_changed',
    url: `${site.url}/`,
    poptin_view_id: 'view-1',
  });
  expect(await page.evaluate(() => Reflect.get(window, 'closes'))).toEqual(['abcdefghijk01']);
});

test('a popup that is asked for right after a change of route opens on the new one', async ({
  page,
  stub,
  site,
}) => {
  const asked = { display_after_sec_active: 'no' };
  offer(stub, [aWirePopup(asked)]);
  stub.reply('/api/display/click/abcdefghijk01', aDisplayAnswer([aWirePopup(asked)]));
  await page.goto(site.url);
  await expect.poll(() => page.evaluate(() => Object(window).beckon.explain())).toHaveLength(1);
  const hasOpened = await page.evaluate(() => {
    history.pushState({}, '', '/?page=2');
    return Object(window).beckon.show('abcdefghijk01');
  });
  expect(hasOpened).toBe(true);
  await expect.poll(() => stub.seen('/api/display/viewed').length).toBe(1);
  await expect(dialogOn(page)).toBeVisible();
  await expect.poll(() => stub.seen(DISPLAY).length).toBe(2);
});

test('60 route changes leave no listeners, timers or nodes', async ({ page, stub, site }) => {
  offer(stub, [
    aWirePopup({
      display_after_sec_active: 600,
      display_after_scroll_active: 80,
      display_after_exit_website_active: 'yes',
      display_after_inactive_seconds_active: 900,
      display_after_page_click_number_active: 9,
      auto_pilot_trigger: 'yes',
      display_on_event_active: 'never',
    }),
  ]);
  await page.addInitScript(() => {
    const counts = { listeners: 0, timers: new Set<number>(), intervals: new Set<number>() };
    Object.assign(window, { counts });
    const { addEventListener, removeEventListener } = EventTarget.prototype;
    EventTarget.prototype.addEventListener = function add(
      this: EventTarget,
      ...args: Parameters<typeof addEventListener>
    ) {
      counts.listeners += 1;
      addEventListener.apply(this, args);
    };
    EventTarget.prototype.removeEventListener = function remove(
      this: EventTarget,
      ...args: Parameters<typeof removeEventListener>
    ) {
      counts.listeners -= 1;
      removeEventListener.apply(this, args);
    };
    const {
      setTimeout: after,
      clearTimeout: stop,
      setInterval: every,
      clearInterval: end,
    } = window;
    Object.assign(window, {
      setTimeout: (run: () => void, ms?: number) => {
        const id = after(() => {
          counts.timers.delete(id);
          run();
        }, ms);
        counts.timers.add(id);
        return id;
      },
      clearTimeout: (id: number) => {
        counts.timers.delete(id);
        stop(id);
      },
      setInterval: (run: () => void, ms?: number) => {
        const id = every(run, ms);
        counts.intervals.add(id);
        return id;
      },
      clearInterval: (id: number) => {
        counts.intervals.delete(id);
        end(id);
      },
    });
  });
  const armed = watchArming(page, CLIENT_ID);
  await page.goto(site.url);
  const goTo = async (number: number): Promise<void> => {
    const answered = page.waitForResponse((response) => response.url().includes(DISPLAY));
    await page.evaluate((route) => history.pushState({}, '', `/?route=${route}`), number);
    await (await answered).finished();
  };
  const count = (): Promise<Record<string, number>> =>
    page.evaluate(() => {
      const { listeners, timers, intervals } = Reflect.get(window, 'counts');
      return {
        listeners,
        timers: timers.size,
        intervals: intervals.size,
        nodes: document.querySelectorAll('*').length,
      };
    });
  await armed();
  await goTo(1);
  await expect.poll(async () => (await count())['listeners']).toBeGreaterThan(20);
  const before = await count();
  for (let route = 2; route < 62; route += 1) await goTo(route);
  // A timer of the first start, which looks once for a late shop, may have ended meanwhile.
  const grown = async (): Promise<string[]> =>
    Object.entries(await count()).flatMap(([what, now]) =>
      now > (before[what] ?? 0) ? [`${what}: ${before[what]} before, ${now} now`] : [],
    );
  await expect.poll(grown).toEqual([]);
});
