import { test } from '../fixtures/worker.ts';
import { startWebkitVisits, type WebkitVisits } from '../models/browsers/drive-webkit.ts';
import { BAD_INPUT_CASES } from '../models/bad-input-cases.ts';
import { GOLDEN_SEQUENCES } from '../models/consent/golden-sequences.ts';
import { MODE_CASES } from '../models/consent/mode-cases.ts';
import { playModeCase, playScenario } from '../models/play-scenario.ts';

/** The same scenarios as in Chromium (e2e/consent). All use one WebKit, because it starts slowly. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

let webkit: WebkitVisits;
test.beforeAll(async () => {
  webkit = await startWebkitVisits();
});
test.afterAll(() => webkit.end());

test('in WebKit each sequence of events, cookies and records is as expected', async () => {
  for (const scenario of GOLDEN_SEQUENCES)
    await test.step(scenario.title, () => playScenario(scenario, (site) => webkit.visit(site)));
});

test("in WebKit each mode follows the visitor's choice, and the next page knows the choice", async () => {
  for (const mode of MODE_CASES)
    await test.step(mode.title, () => playModeCase(mode, (site) => webkit.visit(site)));
});

test('in WebKit one broken part does not stop the others', async () => {
  for (const { title, play } of BAD_INPUT_CASES)
    await test.step(title, () => play((site) => webkit.visit(site)));
});
