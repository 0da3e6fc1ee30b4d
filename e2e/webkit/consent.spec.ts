import { test } from '../fixtures/worker.ts';
import { startWebkitVisits, type WebkitVisits } from '../models/drive-webkit.ts';
import { BAD_INPUT_CASES } from '../models/bad-input-cases.ts';
import { GOLDEN_SEQUENCES } from '../models/golden-sequences.ts';
import { MODE_CASES } from '../models/mode-cases.ts';
import { playModeCase, playScenario } from '../models/play-scenario.ts';

/** The same scenarios as in Chromium (e2e/consent); one WebKit for all, as it comes up slowly. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

let webkit: WebkitVisits;
test.beforeAll(async () => {
  webkit = await startWebkitVisits();
});
test.afterAll(() => webkit.end());

test('in WebKit each sequence of events, cookies and records is the known one', async () => {
  for (const scenario of GOLDEN_SEQUENCES)
    await test.step(scenario.title, () => playScenario(scenario, (site) => webkit.visit(site)));
});

test('in WebKit each mode does what the visitor chooses, and the next page knows', async () => {
  for (const mode of MODE_CASES)
    await test.step(mode.title, () => playModeCase(mode, (site) => webkit.visit(site)));
});

test('in WebKit one broken part stops nothing else', async () => {
  for (const { title, play } of BAD_INPUT_CASES)
    await test.step(title, () => play((site) => webkit.visit(site)));
});
