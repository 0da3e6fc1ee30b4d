import { test } from '../../fixtures/stub.ts';
import { aTriggerPage } from '../../models/trigger-page.ts';

test('a popup opens when a script of the page sends its event', async ({ page, stub, site }) => {
  const host = await aTriggerPage({ page, stub, site }, { display_on_event_active: 'quiz-done' });
  const fire = (name: string) =>
    page.evaluate((event) => Object(window).beckon.trigger(event), name);
  await fire('quiz-begun');
  await host.isQuiet();
  await fire('quiz-done');
  await host.hasOpenedBy('event');
});
